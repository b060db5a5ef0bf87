import type { ShownWeather } from '#api/weather.ts'

/** Both services ask to be named with a link where their figures are shown. */
const SERVICES = {
  'open-meteo': { name: 'Open-Meteo.com', address: 'https://open-meteo.com/' },
  weatherapi: { name: 'WeatherAPI.com', address: 'https://www.weatherapi.com/' },
} as const satisfies Record<NonNullable<ShownWeather['service']>, { name: string; address: string }>

/** Whose weather this is, and who says so. */
export function WeatherCredit({ service, defaultPlaceName }: Pick<ShownWeather, 'service' | 'defaultPlaceName'>) {
  return (
    <>
      <span className="font-semibold">{defaultPlaceName ?? 'Where you are'}</span>
      {service && (
        <span>
          Weather data by{' '}
          <a href={SERVICES[service].address} target="_blank" rel="noreferrer" className="underline underline-offset-3">
            {SERVICES[service].name}
          </a>
        </span>
      )}
    </>
  )
}
