import { useState } from 'react'
import type { ReactNode, Ref } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { AdvisedClub } from '@bagwise/golf/shot-advice/swings/swing'
import { useMyLocation } from '#data/use-weather.ts'
import type { ShownWeather } from '#data/use-weather.ts'
import { Accordion } from '#ui/accordion.tsx'
import { Button } from '#ui/button.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Sheet } from '#ui/sheet.tsx'
import * as conditionsCopy from '#features/shot-advice/form/conditions/conditions.copy.ts'
import { DistanceField } from '#features/shot-advice/form/distance-field.tsx'
import { HazardChoices } from '#features/shot-advice/form/more/hazard-choices.tsx'
import { KnownWeather } from '#features/shot-advice/form/more/known-weather.tsx'
import type { ShotInputs } from '#features/shot-advice/form/shot-inputs.ts'
import { TournamentSwitch } from '#features/shot-advice/form/tournament-switch.tsx'
import type { ChangeShot } from '#features/shot-advice/form/use-shot-inputs.ts'
import * as shotCopy from '#features/shot-advice/shot-advice.copy.ts'
import { ShotHead } from '#features/shot-advice/shot-head.tsx'
import styles from '../shot.module.css'
import { PinDistances } from './pin-distances.tsx'
import * as copy from './tournament.copy.ts'

type TournamentShotProps = {
  readonly inputs: ShotInputs
  readonly clubs: readonly AdvisedClub[]
  readonly weather: ShownWeather | undefined
  readonly profile: Profile
  /** Counts the shots that replaced what was typed. */
  readonly turnCount: number
  readonly distanceRef: Ref<HTMLInputElement>
  readonly switchRef: Ref<HTMLInputElement>
  /** It was switched on before a long pause: is it still one? */
  readonly isAsked: boolean
  readonly onAnswer: (isTournament: boolean) => void
  readonly onChange: ChangeShot
  readonly onTurnOff: () => void
  readonly onNewShot: () => void
  /** What there is to say first. */
  readonly children: ReactNode
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
  turnCount,
  distanceRef,
  switchRef,
  isAsked,
  onAnswer,
  onChange,
  onTurnOff,
  onNewShot,
  children,
}: TournamentShotProps) {
  const { distanceYards, isDistanceGiven, hazards } = inputs
  const units = profile.preferredUnits
  return (
    <>
      <ShotHead />
      {children}
      <div className={styles.pages}>
        <div className="grid min-w-0 content-start gap-3">
          {isAsked && <StillTournament onAnswer={onAnswer} />}
          <TurnOff switchRef={switchRef} onTurnOff={onTurnOff} />
          <Sheet className="grid content-start gap-3">
            <DistanceField
              key={turnCount}
              distanceYards={distanceYards}
              isGiven={isDistanceGiven}
              units={units}
              isTournament
              fieldRef={distanceRef}
              onChange={onChange}
            />
          </Sheet>
          <PinDistances distanceYards={distanceYards} hazards={hazards} units={units} />
        </div>
        <div className="grid min-w-0 content-start gap-3">
          <CardSheet clubs={clubs} profile={profile} />
          <div className={styles.closed}>
            <Accordion
              title={copy.hazardsTitle}
              answer={copy.hazardCount(hazards.length)}
              isOpenAtFirst={hazards.length > 0}
            >
              <HazardChoices
                key={turnCount}
                inputs={inputs}
                units={units}
                isTournament
                onChange={(next) => onChange(() => next)}
              />
            </Accordion>
          </div>
          <ForecastSheet weather={weather} units={units} />
        </div>
      </div>
      <div className={styles.action}>
        <Button className="grow" onClick={onNewShot}>
          {shotCopy.newShot}
        </Button>
      </div>
    </>
  )
}

/** Switching it off is asked about once: what follows is advice. */
function TurnOff({ switchRef, onTurnOff }: Pick<TournamentShotProps, 'switchRef' | 'onTurnOff'>) {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <div className="grid gap-2">
      <TournamentSwitch switchRef={switchRef} isOn onChange={() => setIsAsked(true)} />
      <div role="alert">
        {isAsked && (
          <Sheet className="grid gap-3">
            <p className="font-semibold">{copy.countsAsAdvice}</p>
            <div className="flex flex-wrap gap-2">
              <Button look="line" onClick={onTurnOff}>
                {copy.turnOff}
              </Button>
              <Button look="quiet" onClick={() => setIsAsked(false)}>
                {copy.keepOn}
              </Button>
            </div>
          </Sheet>
        )}
      </div>
    </div>
  )
}

function StillTournament({ onAnswer }: Pick<TournamentShotProps, 'onAnswer'>) {
  return (
    <Sheet className="grid gap-3">
      <p role="status" className="font-semibold">
        {copy.stillTournament}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="line" onClick={() => onAnswer(true)}>
          {copy.still.yes}
        </Button>
        <Button look="line" onClick={() => onAnswer(false)}>
          {copy.still.no}
        </Button>
      </div>
    </Sheet>
  )
}

type ForecastSheetProps = { readonly weather: ShownWeather | undefined; readonly units: PreferredUnits }

/** What a weather service gives, and nothing that follows from it for this shot. */
function ForecastSheet({ weather, units }: ForecastSheetProps) {
  const { isLocating, locate } = useMyLocation()
  return (
    <Sheet title={copy.forecastTitle} className="grid gap-2">
      <KnownWeather units={units} weather={weather?.isTypical ? undefined : weather} />
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
