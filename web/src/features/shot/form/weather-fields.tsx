import { WEATHER_WORDS, WIND_FROM_DEG } from '@bagwise/golf/advisor/shot-presets'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { WeatherReading } from '@bagwise/golf/weather/weather-reading'
import { Button } from '#ui/button.tsx'
import { ChoiceGrid } from './choice-grid.tsx'
import { WEATHERS, measuredConditions, withNumber, withWeather, wordedConditions } from './conditions/conditions.ts'
import type { Conditions, Weather } from './conditions/conditions.ts'
import { WEATHER_NAMES, conditionFacts, sourceWords, tournamentWords } from './conditions/conditions-words.ts'

const WIND_DIRECTIONS = ['into', 'helping', 'left', 'right'] as const
const WIND_NAMES = { into: 'Into you', helping: 'Helping', left: 'From left', right: 'From right' } as const

type WeatherFieldsProps = {
  readonly conditions: Conditions
  /** What a weather service says, when it is known. */
  readonly measured: WeatherReading | undefined
  readonly units: PreferredUnits
  readonly isTournament: boolean
  readonly onChange: (conditions: Conditions) => void
  readonly onOpenConditions: () => void
}

/** The weather in a word, the wind's direction, and the numbers behind them. */
export function WeatherFields({
  conditions,
  measured,
  units,
  isTournament,
  onChange,
  onOpenConditions,
}: WeatherFieldsProps) {
  const { weather, air } = conditions
  const hasMeasured = measured !== undefined || weather === 'now'

  function choose(chosen: Weather) {
    if (chosen !== 'now') onChange(withWeather(conditions, wordedConditions(chosen)))
    else if (measured) onChange(withWeather(conditions, measuredConditions(measured)))
  }

  return (
    <div className="grid gap-4">
      <ChoiceGrid
        legend="Weather"
        choices={hasMeasured ? ['now', ...WEATHER_WORDS] : WEATHER_WORDS}
        names={WEATHER_NAMES}
        chosen={WEATHERS.find((one) => one === weather)}
        columns="three"
        onChoose={choose}
      />
      {air.windSpeedMph > 0 && (
        <ChoiceGrid
          legend="Wind"
          choices={WIND_DIRECTIONS}
          names={WIND_NAMES}
          chosen={WIND_DIRECTIONS.find((direction) => WIND_FROM_DEG[direction] === air.windFromDeg)}
          columns="four"
          onChoose={(direction) => onChange(withNumber(conditions, 'windFromDeg', WIND_FROM_DEG[direction]))}
        />
      )}
      <div className="grid gap-2 border-t border-rule pt-3">
        <p className="font-semibold">{conditionFacts(conditions, units).join(' · ')}</p>
        <p className="text-sm text-ink-2">{isTournament ? tournamentWords(conditions) : sourceWords(conditions)}</p>
        <Button look="line" onClick={onOpenConditions}>
          Conditions
        </Button>
      </div>
    </div>
  )
}
