import type { ReactNode, Ref } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import { PINS } from '@bagwise/golf/shot-advice/shot'
import type { AdvisedClub } from '@bagwise/golf/shot-advice/swings/swing'
import { useMyLocation } from '#data/use-weather.ts'
import type { ShownWeather } from '#data/use-weather.ts'
import { Button } from '#ui/button.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { ChoiceGrid } from '#features/shot-advice/form/choice-grid.tsx'
import * as conditionsCopy from '#features/shot-advice/form/conditions/conditions.copy.ts'
import { KnownWeather } from '#features/shot-advice/form/conditions/known-weather.tsx'
import { DistanceField } from '#features/shot-advice/form/distance-field.tsx'
import { HazardChoices } from '#features/shot-advice/form/hazard-choices.tsx'
import * as formCopy from '#features/shot-advice/form/shot-form.copy.ts'
import type { ShotInputs } from '#features/shot-advice/form/shot-inputs.ts'
import styles from '../shot.module.css'
import { PinDistances } from './pin-distances.tsx'
import * as copy from './tournament.copy.ts'

type TournamentShotProps = {
  readonly inputs: ShotInputs
  readonly clubs: readonly AdvisedClub[]
  readonly weather: ShownWeather | undefined
  readonly profile: Profile
  readonly distanceRef: Ref<HTMLInputElement>
  readonly onChange: (inputs: ShotInputs) => void
  readonly tournamentSwitch: ReactNode
}

// It brings what works out how well each carry is known.
const CardSheet = lazyPart(
  async () => (await import('./card-sheet.tsx')).CardSheet,
  <div aria-busy="true" className="h-160 rounded-sheet bg-sunk" />,
)

/**
 * All that a device may show of a shot that counts in a tournament (Rules of Golf, Rule 4.3a(1)): distances, the golfer's
 * whole card, the forecast as it is given. What else the golfer said of the shot waits until the switch is turned off.
 */
export function TournamentShot({
  inputs,
  clubs,
  weather,
  profile,
  distanceRef,
  onChange,
  tournamentSwitch,
}: TournamentShotProps) {
  const { distanceYards, pin, hazards } = inputs
  const units = profile.preferredUnits
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
      <CardSheet clubs={clubs} profile={profile} />
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
