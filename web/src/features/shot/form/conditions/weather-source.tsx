import { WEATHER_SERVICES, useMyLocation, useWeather } from '#api/weather.ts'
import type { ShownWeather } from '#api/weather.ts'
import { Button } from '#ui/button.tsx'
import { measuredConditions, withWeather } from './conditions.ts'
import type { Conditions } from './conditions.ts'

type WeatherSourceProps = {
  readonly conditions: Conditions
  readonly onChange: (conditions: Conditions) => void
}

/** The weather as it is known now, with its source, and ways to it. Nobody's place is asked for unasked. */
export function WeatherSource({ conditions, onChange }: WeatherSourceProps) {
  const weather = useWeather()
  const { isLocating, locate } = useMyLocation()
  const known = weather && !weather.isTypical ? weather : undefined
  const isUsed = conditions.weather === 'now' && !conditions.isOwn
  return (
    <div className="grid gap-2 border-t border-rule pt-3">
      {known ? <KnownWeather weather={known} /> : <p className="text-sm text-ink-2">The weather is not known now.</p>}
      <div className="flex flex-wrap gap-2">
        {known && !isUsed && (
          <Button look="line" onClick={() => onChange(withWeather(conditions, measuredConditions(known.reading)))}>
            Use it
          </Button>
        )}
        <Button look="line" isBusy={isLocating} busyLabel="Getting Location..." onClick={() => void locate()}>
          Use My Location
        </Button>
      </div>
    </div>
  )
}

function KnownWeather({ weather: { reading, service, defaultPlaceName } }: { readonly weather: ShownWeather }) {
  return (
    <p className="text-sm">
      {defaultPlaceName ?? 'Where you are'} now: {Math.round(reading.temperatureF)}°F, wind{' '}
      {Math.round(reading.windSpeedMph)} mph from {reading.windDirection}.{' '}
      {service && (
        <>
          Weather data by{' '}
          <a
            href={WEATHER_SERVICES[service].address}
            target="_blank"
            rel="noreferrer"
            className="text-water-ink underline underline-offset-3"
          >
            {WEATHER_SERVICES[service].name}
          </a>
          .
        </>
      )}
    </p>
  )
}
