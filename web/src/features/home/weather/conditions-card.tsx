import type { ReactNode } from 'react'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { weatherTips } from '@bagwise/golf/weather/weather-tips'
import type { WeatherTipId } from '@bagwise/golf/weather/weather-tips'
import { degFromCompassPoint } from '@bagwise/golf/weather/compass'
import type { WeatherReading } from '@bagwise/golf/weather/weather-reading'
import { useMyLocation, useWeather, WEATHER_SERVICES } from '#data/use-weather.ts'
import type { ShownWeather } from '#data/use-weather.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { WindPlates } from './wind-plates.tsx'
import { numberText, percentText } from '#quantities/number-text.ts'
import * as copy from './weather.copy.ts'
import styles from '../home.module.css'

/** Home shows this many (specification 1 §9). */
const SHOWN_TIP_COUNT = 2

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

const TICK_DEGS = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330]
const QUARTER_TURN_DEG = 90
const HALF_TURN_DEG = 180

type WindCompassProps = Pick<WeatherReading, 'windDirection' | 'windSpeedMph'> & {
  readonly className: string | undefined
}

/** The weather now and what it changes about playing. */
export function ConditionsCard({ units }: { readonly units: PreferredUnits }) {
  const weather = useWeather()
  const { isLocating, locate } = useMyLocation()
  return (
    <Sheet className={styles.conditions}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 className="text-[1.25rem]">{copy.title}</h2>
        <Button
          look="line"
          className="min-h-11! px-2.5! text-[1.0625rem]!"
          isBusy={isLocating}
          busyLabel={copy.locating}
          onClick={() => void locate()}
        >
          <WeatherIcon name="place" className="size-5" />
          {copy.locateMe}
        </Button>
      </div>
      {weather ? (
        <Conditions weather={weather} units={units} />
      ) : (
        <div aria-busy="true" className="mt-3 grid grow content-start gap-3">
          <div className="h-20 rounded-control bg-sunk" />
          <div className="h-20 rounded-control bg-sunk" />
        </div>
      )}
    </Sheet>
  )
}

function Conditions({ weather, units }: { readonly weather: ShownWeather; readonly units: PreferredUnits }) {
  const { reading, isTypical } = weather
  return (
    <>
      <div className={`${styles.now} mt-3 flex items-center gap-2.5`}>
        <p className={`${styles.numeral} plate whitespace-nowrap`}>
          {Math.round(reading.temperatureF)}
          <span className="plate-unit">°F</span>
        </p>
        <dl className="grid min-w-0 gap-0.5 text-sm">
          <Figure name={copy.windLabel}>
            {Math.round(reading.windSpeedMph)} mph {reading.windDirection}
          </Figure>
          <Figure name={copy.humidityLabel}>{percentText(Math.round(reading.humidityPercent))}</Figure>
          <Figure name={copy.pressureLabel}>{numberText(reading.seaLevelPressureInHg, 2)} in</Figure>
        </dl>
        <WindCompass {...reading} className={styles.dial} />
      </div>
      <div className="mt-2 flex min-h-6 flex-wrap items-center gap-x-3 text-xs text-ink-2">
        {isTypical ? <Badge look="estimate">{copy.typicalConditions}</Badge> : <WeatherCredit {...weather} />}
      </div>
      <WindPlates reading={reading} units={units} />
      <WeatherTips reading={reading} />
    </>
  )
}

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-ink-2">{name}</dt>
      <dd className="font-semibold whitespace-nowrap">{children}</dd>
    </div>
  )
}

function WeatherTips({ reading }: Pick<ShownWeather, 'reading'>) {
  const tips = weatherTips(reading).slice(0, SHOWN_TIP_COUNT)
  if (tips.length === 0) return <p className="mt-3 text-sm">{copy.noTips}</p>
  return (
    <ul aria-label={copy.tipsLabel} className={styles.conditionsTips}>
      {tips.map(({ id, title, text }) => (
        <li key={id}>
          <WeatherIcon name={id} className="size-5.5 text-water" />
          <p>
            <b className="font-semibold">{title}.</b> {text}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Whose weather this is, and who says so. */
function WeatherCredit({ service, defaultPlaceName }: Pick<ShownWeather, 'service' | 'defaultPlaceName'>) {
  return (
    <>
      <span className="font-semibold">{defaultPlaceName ?? copy.whereYouAre}</span>
      {service && (
        <span>
          {copy.weatherDataBy}
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

/** Decoration beside words. */
function WeatherIcon({ name, className }: { readonly name: keyof typeof PATHS; readonly className: string }) {
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

/** A compass with an arrow the way the wind blows. */
function WindCompass({ windDirection, windSpeedMph, className }: WindCompassProps) {
  const towardsDeg = degFromCompassPoint(windDirection) + HALF_TURN_DEG
  return (
    <svg
      className={className}
      viewBox="0 0 76 76"
      fill="none"
      role="img"
      aria-label={copy.windSpoken({ windDirection, speedMph: Math.round(windSpeedMph) })}
    >
      <g stroke="var(--color-edge)" strokeWidth="1.5">
        <circle cx="38" cy="38" r="35" />
        {TICK_DEGS.map((tickDeg) => (
          <path
            key={tickDeg}
            d={tickDeg % QUARTER_TURN_DEG === 0 ? 'M38 3v6' : 'M38 3v3'}
            transform={`rotate(${tickDeg} 38 38)`}
          />
        ))}
      </g>
      <text x="38" y="21" textAnchor="middle" fontSize="12">
        {copy.north}
      </text>
      <g transform={`rotate(${towardsDeg} 38 38)`}>
        <path d="M38 62V20" stroke="var(--color-water)" strokeWidth="4" strokeLinecap="round" />
        <path d="M38 11l8 14H30z" fill="var(--color-water)" />
      </g>
    </svg>
  )
}
