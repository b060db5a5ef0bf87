import { useEffect, useState } from 'react'
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
import { Icon } from '#ui/icon.tsx'
import { textInUnits } from '#quantities/text-in-units.ts'
import { WindPlates } from './wind-plates.tsx'
import { percentText } from '#quantities/number-text.ts'
import { quantityText, shownAs, unitFor } from '#quantities/quantity.ts'
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
} as const satisfies Record<WeatherTipId, string>

const TICK_DEGS = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330]
const QUARTER_TURN_DEG = 90
const HALF_TURN_DEG = 180

type WindCompassProps = Pick<WeatherReading, 'windDirection' | 'windSpeedMph'> & {
  readonly units: PreferredUnits
  readonly className: string | undefined
}

const MINUTE_MS = 60_000

/**
 * The weather now in one line, and behind it what it changes about playing. With `isRow` it is a row of a sheet, else a sheet
 * of its own.
 */
export function ConditionsCard({ units, isRow = false }: { readonly units: PreferredUnits; readonly isRow?: boolean }) {
  const weather = useWeather()
  const { isLocating, failure, locate } = useMyLocation()
  const fault = failure === undefined ? undefined : { blocked: copy.blocked, 'not-found': copy.notFound }[failure]
  const [isOpen, setIsOpen] = useState(false)
  const [hasAsked, setHasAsked] = useState(false)
  const lacksWeather = weather?.isUnreachable || (hasAsked && !isLocating && weather?.isTypical)
  const notice = fault ?? (lacksWeather ? copy.noWeather : undefined)
  return (
    <section className={isRow ? '' : 'min-w-0 rounded-sheet border border-rule bg-sheet px-4'}>
      <div className="flex flex-wrap items-center gap-x-2 pt-1">
        <WeatherIcon name="moderate-wind" className="size-6 text-water" />
        <h2 className="font-sans text-sm font-semibold tracking-normal">{copy.title}</h2>
        <Button
          look="quiet"
          className="-mr-1 ml-auto min-h-11! px-1! text-[1.0625rem]!"
          isBusy={isLocating}
          busyLabel={copy.locating}
          onClick={() => {
            setHasAsked(true)
            void locate()
          }}
        >
          {copy.locateMe}
        </Button>
      </div>
      <details className="pb-1" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className="flex min-h-11 list-none items-center gap-2.5 text-sm [&::-webkit-details-marker]:hidden">
          {weather ? (
            <NowLine weather={weather} units={units} />
          ) : (
            <span role="img" aria-busy="true" aria-label={copy.title} className="h-5 w-48 rounded-mark bg-sunk" />
          )}
          <Icon name="down" className={`ml-auto ${styles.chevron}`} />
        </summary>
        {weather && isOpen && <Conditions weather={weather} units={units} />}
      </details>
      <p role="status" className={notice === undefined ? 'sr-only' : 'pb-3 text-sm'}>
        {notice}
      </p>
    </section>
  )
}

type WeatherInUnits = { readonly weather: ShownWeather; readonly units: PreferredUnits }

/** What it is like now, and how old that is. */
function NowLine({ weather: { reading, isTypical, heardAtMs }, units }: WeatherInUnits) {
  const minutes = useMinutesSince(heardAtMs)
  if (!isTypical) return <span>{copy.liveLine(reading, { minutes, units })}</span>
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ink-2">
      <Badge look="estimate">{copy.typicalConditions}</Badge>
      {copy.typicalLine(reading, units)}
    </span>
  )
}

/** Counted on while the page is open. */
function useMinutesSince(sinceMs: number): number {
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.floor((nowMs - sinceMs) / MINUTE_MS))
}

function Conditions({ weather, units }: WeatherInUnits) {
  const { reading, isTypical } = weather
  return (
    <div className={styles.conditions}>
      <div className={`${styles.now} flex items-center gap-2.5`}>
        <p className={`${styles.numeral} plate whitespace-nowrap`}>
          {shownAs('temperature', reading.temperatureF, units)}
          <span className="plate-unit">{unitFor('temperature', units)}</span>
        </p>
        <dl className="grid min-w-0 gap-0.5 text-sm">
          <Figure name={copy.windLabel}>
            {quantityText('speed', reading.windSpeedMph, units)} {reading.windDirection}
          </Figure>
          <Figure name={copy.humidityLabel}>{percentText(Math.round(reading.humidityPercent))}</Figure>
          <Figure name={copy.pressureLabel}>{quantityText('pressure', reading.seaLevelPressureInHg, units)}</Figure>
        </dl>
        <WindCompass {...reading} units={units} className={styles.dial} />
      </div>
      {!isTypical && (
        <div className="mt-2 flex min-h-6 flex-wrap items-center gap-x-3 text-xs text-ink-2">
          <WeatherCredit {...weather} />
        </div>
      )}
      <WindPlates reading={reading} isLive={!isTypical} units={units} />
      <WeatherTips reading={reading} units={units} />
    </div>
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

function WeatherTips({ reading, units }: Pick<ShownWeather, 'reading'> & Pick<WeatherInUnits, 'units'>) {
  const tips = weatherTips(reading).slice(0, SHOWN_TIP_COUNT)
  if (tips.length === 0) return <p className="mt-3 text-sm">{copy.noTips}</p>
  return (
    <ul aria-label={copy.tipsLabel} className={styles.conditionsTips}>
      {tips.map(({ id, title, text }) => (
        <li key={id}>
          <WeatherIcon name={id} className="size-5.5 text-water" />
          <p>
            <b className="font-semibold">{title}.</b> {textInUnits(text, units)}
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
function WindCompass({ windDirection, windSpeedMph, units, className }: WindCompassProps) {
  const towardsDeg = degFromCompassPoint(windDirection) + HALF_TURN_DEG
  return (
    <svg
      className={className}
      viewBox="0 0 76 76"
      fill="none"
      role="img"
      aria-label={copy.windSpoken({ windDirection, windSpeedMph }, units)}
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
