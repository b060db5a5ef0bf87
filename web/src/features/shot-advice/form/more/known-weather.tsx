import type { PreferredUnits } from '@bagwise/golf/golfer'
import { WEATHER_SERVICES } from '#data/use-weather.ts'
import type { ShownWeather } from '#data/use-weather.ts'
import * as copy from '#features/shot-advice/form/conditions/conditions.copy.ts'

/** What a weather service says, credited to it. Undefined when none is known. */
export function KnownWeather({
  weather,
  units,
}: {
  readonly weather: ShownWeather | undefined
  readonly units: PreferredUnits
}) {
  if (!weather) return <p className="text-sm text-ink-2">{copy.weatherUnknown}</p>
  const { service } = weather
  return (
    <p className="text-sm">
      {copy.knownWeather(weather, units)}{' '}
      {service && (
        <>
          {copy.weatherCredit.before}
          <a
            href={WEATHER_SERVICES[service].address}
            target="_blank"
            rel="noreferrer"
            className="whitespace-nowrap text-water-ink underline underline-offset-3"
          >
            {WEATHER_SERVICES[service].name}
          </a>
          {copy.weatherCredit.after}
        </>
      )}
    </p>
  )
}
