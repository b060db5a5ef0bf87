import { WEATHER_SERVICES } from '#api/weather.ts'
import type { ShownWeather } from '#api/weather.ts'
import { dayText } from '#quantities/day-text.ts'

/** '21 Nov 2026, where you are: 64°F, wind 11 mph from SW.' */
export function conditionsText(
  { reading, defaultPlaceName }: Pick<ShownWeather, 'reading' | 'defaultPlaceName'>,
  day: string,
): string {
  const { temperatureF, windSpeedMph, windDirection } = reading
  const windMph = Math.round(windSpeedMph)
  const wind = windMph === 0 ? 'no wind' : `wind ${windMph} mph from ${windDirection}`
  const degrees = String(Math.round(temperatureF)).replace('-', '−')
  return `${dayText(day)}, ${defaultPlaceName ?? 'where you are'}: ${degrees}°F, ${wind}.`
}

/** Whom the weather is credited to, where there is no link. */
export function creditText({ service }: Pick<ShownWeather, 'service'>): string | undefined {
  return service ? `Weather data by ${WEATHER_SERVICES[service].name}` : undefined
}
