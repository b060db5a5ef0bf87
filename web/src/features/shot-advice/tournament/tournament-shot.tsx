import type { ReactNode, Ref } from 'react'
import { Link } from 'react-router'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { PINS } from '@bagwise/golf/shot-advice/shot'
import type { AdvisedClub } from '@bagwise/golf/shot-advice/swings/swing'
import { tournamentCard } from '@bagwise/golf/shot-advice/tournament-answer'
import { useMyLocation } from '#data/use-weather.ts'
import type { ShownWeather } from '#data/use-weather.ts'
import { shownDistance } from '#quantities/distance.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { ChoiceGrid } from '#features/shot-advice/form/choice-grid.tsx'
import * as conditionsCopy from '#features/shot-advice/form/conditions/conditions.copy.ts'
import { KnownWeather } from '#features/shot-advice/form/conditions/known-weather.tsx'
import { DistanceField } from '#features/shot-advice/form/distance-field.tsx'
import { HazardChoices } from '#features/shot-advice/form/hazard-choices.tsx'
import * as formCopy from '#features/shot-advice/form/shot-form.copy.ts'
import type { ShotInputs } from '#features/shot-advice/form/shot-inputs.ts'
import { clubName } from '#features/shot-advice/result/choice.copy.ts'
import * as shotCopy from '#features/shot-advice/shot-advice.copy.ts'
import styles from '../shot.module.css'
import { PinDistances } from './pin-distances.tsx'
import * as copy from './tournament.copy.ts'

type TournamentShotProps = {
  readonly inputs: ShotInputs
  readonly clubs: readonly AdvisedClub[]
  readonly weather: ShownWeather | undefined
  readonly units: PreferredUnits
  readonly distanceRef: Ref<HTMLInputElement>
  readonly onChange: (inputs: ShotInputs) => void
  readonly tournamentSwitch: ReactNode
}

type CardSheetProps = { readonly clubs: readonly AdvisedClub[]; readonly units: PreferredUnits }

/**
 * All that a device may show of a shot that counts in a tournament (Rules of Golf, Rule 4.3a(1)): distances, the golfer's
 * whole card, the forecast as it is given. What else the golfer said of the shot waits until the switch is turned off.
 */
export function TournamentShot({
  inputs,
  clubs,
  weather,
  units,
  distanceRef,
  onChange,
  tournamentSwitch,
}: TournamentShotProps) {
  const { distanceYards, pin, hazards } = inputs
  return (
    <div className={styles.pages}>
      <div className="grid min-w-0 content-start gap-4">
        <Sheet className="grid content-start gap-4">
          <DistanceField
            distanceYards={distanceYards}
            units={units}
            isTournament
            fieldRef={distanceRef}
            onChange={(nextYards) => onChange({ ...inputs, distanceYards: nextYards })}
          />
          <ChoiceGrid
            legend={formCopy.pinLegend}
            choices={PINS}
            names={formCopy.pinNames}
            chosen={pin}
            columns="three"
            onChoose={(chosen) => onChange({ ...inputs, pin: chosen })}
          />
          <HazardChoices inputs={inputs} units={units} isTournament onChange={onChange} />
        </Sheet>
        <PinDistances distanceYards={distanceYards} pin={pin} hazards={hazards} units={units} />
        <ForecastSheet weather={weather} />
        {tournamentSwitch}
      </div>
      <CardSheet clubs={clubs} units={units} />
    </div>
  )
}

/** What a weather service gives, and nothing that follows from it for this shot. */
function ForecastSheet({ weather }: { readonly weather: ShownWeather | undefined }) {
  const { isLocating, locate } = useMyLocation()
  return (
    <Sheet title={copy.forecastTitle} className="grid gap-2">
      <KnownWeather weather={weather?.isTypical ? undefined : weather} />
      <Button
        look="line"
        className="w-full sm:w-auto sm:justify-self-start"
        isBusy={isLocating}
        busyLabel={conditionsCopy.locating}
        onClick={() => void locate()}
      >
        {conditionsCopy.locate}
      </Button>
    </Sheet>
  )
}

/** The same rows in the same order for every shot. */
function CardSheet({ clubs, units }: CardSheetProps) {
  const card = tournamentCard(clubs)
  if (card.length === 0) {
    return (
      <Sheet title={copy.cardTitle}>
        <p className="mt-1.5">{copy.emptyCard}</p>
        <Link to="/distance-calculator" className={buttonClass('line', 'mt-3 w-full sm:w-auto')}>
          {shotCopy.calculateDistances}
        </Link>
      </Sheet>
    )
  }
  return (
    <Sheet title={copy.cardTitle}>
      <p className="mt-1 text-sm text-ink-2">{copy.cardNote(units)}</p>
      <table className={styles.card}>
        <caption className="sr-only">{copy.cardCaption(units)}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.cardHeads.club}</th>
            <th scope="col">{copy.cardHeads.carry}</th>
            {(['threeQuarter', 'half'] as const).map((swing) => (
              <th key={swing} scope="col">
                <span aria-hidden="true">{copy.cardHeads[swing]}</span>
                <span className="sr-only">{copy.swingHeads[swing]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {card.map(({ club, carryYards, threeQuarterYards, halfYards }) => (
            <tr key={club}>
              <th scope="row">{clubName(club)}</th>
              <td className="plate">{shownDistance(carryYards, units)}</td>
              <td className="plate">{shownDistance(threeQuarterYards, units)}</td>
              <td className="plate">{shownDistance(halfYards, units)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Link to="/yardage-card?tournament=yes" className={buttonClass('line', 'mt-4 w-full text-center sm:w-auto')}>
        {copy.forecastCard}
      </Link>
    </Sheet>
  )
}
