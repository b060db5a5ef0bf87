import type { ReactNode } from 'react'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { weatherTips } from '@bagwise/golf/weather/weather-tips'
import { useMyLocation, useWeather } from '#api/weather.ts'
import type { ShownWeather } from '#api/weather.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { WeatherCredit } from './weather-credit.tsx'
import { WeatherIcon } from './weather-icon.tsx'
import { WindDial } from './wind-dial.tsx'
import { numberText, percentText } from '#quantities/number-text.ts'

/** Home shows this many (specification 1 §9). */
const SHOWN_TIP_COUNT = 2

const WindPlates = lazyPart(
  async () => (await import('./wind-plates.tsx')).WindPlates,
  <div className="conditions-plates" />,
)

/** The weather now and what it changes about playing. */
export function ConditionsCard({ units }: { readonly units: PreferredUnits }) {
  const weather = useWeather()
  const { isLocating, locate } = useMyLocation()
  return (
    <Sheet className="conditions">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 className="text-[1.25rem]">Current Conditions</h2>
        <Button
          look="line"
          className="min-h-11! px-2.5! text-[1.0625rem]!"
          isBusy={isLocating}
          busyLabel="Getting Location..."
          onClick={() => void locate()}
        >
          <WeatherIcon name="place" className="size-5" />
          Use My Location
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
      <div className="home-now mt-3 flex items-center gap-2.5">
        <p className="home-numeral plate whitespace-nowrap">
          {Math.round(reading.temperatureF)}
          <span className="plate-unit">°F</span>
        </p>
        <dl className="grid min-w-0 gap-0.5 text-sm">
          <Figure name="Wind">
            {Math.round(reading.windSpeedMph)} mph {reading.windDirection}
          </Figure>
          <Figure name="Humidity">{percentText(Math.round(reading.humidityPercent))}</Figure>
          <Figure name="Pressure">{numberText(reading.seaLevelPressureInHg, 2)} in</Figure>
        </dl>
        <WindDial {...reading} className="home-dial" />
      </div>
      <div className="mt-2 flex min-h-6 flex-wrap items-center gap-x-3 text-xs text-ink-2">
        {isTypical ? <Badge look="estimate">Typical conditions</Badge> : <WeatherCredit {...weather} />}
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
  if (tips.length === 0)
    return <p className="mt-3 text-sm">Nothing special about the air: only the wind moves your numbers.</p>
  return (
    <ul aria-label="Playing tips" className="conditions-tips">
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
