import type { WeatherTipId } from '@bagwise/golf/weather/weather-tips'

const WIND = 'M3 9h11a2.6 2.6 0 1 0-2.5-3.4M3 13h15.5a2.4 2.4 0 1 1-2.3 3.1M3 17h8'
const WARMTH = 'M10 14.5V5a2 2 0 0 1 4 0v9.5a4 4 0 1 1-4 0zM12 9v8'
const DROP = 'M12 3.5c3.5 4.500 5.500 7.300 5.500 10a5.500 5.500 0 0 1-11 0c0-2.700 2-5.500 5.500-10z'
const GAUGE = 'M4 17a8 8 0 1 1 16 0M12 17l3.5-5.5'

const PATHS = {
  'strong-wind': WIND,
  'moderate-wind': WIND,
  cold: WARMTH,
  hot: WARMTH,
  humid: DROP,
  'low-pressure': GAUGE,
  'high-pressure': GAUGE,
  place:
    'M12 21s6-5.6 6-10.500a6 6 0 0 0-12 0C6 15.400 12 21 12 21zM9.900 10.400a2.100 2.100 0 1 0 4.200 0a2.100 2.100 0 1 0-4.200 0',
} as const satisfies Record<WeatherTipId | 'place', string>

/** Decoration beside words. */
export function WeatherIcon({ name, className }: { readonly name: keyof typeof PATHS; readonly className: string }) {
  return (
    <svg
      className={`shrink-0 ${className}`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
