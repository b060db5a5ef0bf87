import { WEATHER_SERVICES } from '#api/weather.ts'
import type { ShownWeather } from '#api/weather.ts'

/** Whose weather this is, and who says so. */
export function WeatherCredit({ service, defaultPlaceName }: Pick<ShownWeather, 'service' | 'defaultPlaceName'>) {
  return (
    <>
      <span className="font-semibold">{defaultPlaceName ?? 'Where you are'}</span>
      {service && (
        <span>
          Weather data by{' '}
          <a
            href={WEATHER_SERVICES[service].address}
            target="_blank"
            rel="noreferrer"
            className="underline underline-offset-3"
          >
            {WEATHER_SERVICES[service].name}
          </a>
        </span>
      )}
    </>
  )
}
