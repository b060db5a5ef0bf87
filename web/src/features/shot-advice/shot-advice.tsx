import { useDeferredValue } from 'react'
import type { ReactNode, Ref } from 'react'
import type { GolferFacts } from '@bagwise/contract/ai/golfer-facts'
import type { Profile } from '@bagwise/contract/profile'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { shownDistance, unitShort } from '#quantities/distance.ts'
import type { AdvisedBag } from './advised-bag.ts'
import { situationOf } from './asked-situation.ts'
import type { ShotInputs } from './form/shot-inputs.ts'
import { RESULT_WAITING } from './result/result-waiting.tsx'
import { ShotHead } from './shot-head.tsx'
import styles from './shot.module.css'
import * as conditionsCopy from './form/conditions/conditions.copy.ts'
import * as formCopy from './form/shot-form.copy.ts'
import * as copy from './shot-advice.copy.ts'

const importResult = () => import('./result/shot-result.tsx')

const ShotResult = lazyPart(async () => (await importResult()).ShotResult, RESULT_WAITING)

/** Fetches what shows the advice and works it out. Where that fails the advice itself says so and tries again. */
export async function loadAdvice({ clubs, golfer }: AdvisedBag, inputs: ShotInputs): Promise<void> {
  try {
    const parts = await importResult()
    await Promise.all([parts.importFlight(), parts.workOutAdvice(situationOf({ clubs, golfer }, inputs))])
  } catch (error) {
    console.warn('The advice could not be loaded yet', error)
  }
}

/** Gets ready for these clubs while the golfer still looks for the pin. */
export async function prepareFor(bag: AdvisedBag, inputs: ShotInputs, signal: AbortSignal): Promise<void> {
  try {
    const parts = await importResult()
    await parts.importFlight()
    await parts.prepareAdvice(situationOf(bag, inputs), signal)
  } catch (error) {
    if (!signal.aborted) console.warn('The advice could not be prepared', error)
  }
}

type ShotAdviceProps = {
  readonly inputs: ShotInputs
  readonly bag: AdvisedBag
  readonly profile: Profile
  /** What the AI is told, once it is known. */
  readonly facts: GolferFacts | undefined
  readonly panelRef: Ref<HTMLElement>
  readonly tournamentSwitch: ReactNode
  readonly onNewShot: () => void
  /** The questions, to change the shot. */
  readonly children: ReactNode
}

/** The shot in short facts, its questions at hand, and the advice. */
export function ShotAdvice({
  inputs,
  bag,
  profile,
  facts,
  panelRef,
  tournamentSwitch,
  onNewShot,
  children,
}: ShotAdviceProps) {
  const units = profile.preferredUnits
  const { sources, handicapSource } = bag
  // A change of the shot is shown in its field first.
  const shown = useDeferredValue(inputs)
  const situation = situationOf(bag, shown)
  return (
    <>
      <ShotHead>
        <Button look="line" className="bg-sheet" onClick={onNewShot}>
          <Icon name="again" />
          {copy.newShot}
        </Button>
      </ShotHead>
      <div className="grid gap-4">
        <SituationChips inputs={inputs} units={units} />
        <details className={styles.change}>
          <summary>{copy.changeShot}</summary>
          <div className="pt-3">{children}</div>
        </details>
        <ShotResult {...{ situation, sources, facts, handicapSource, profile, panelRef }}>
          {tournamentSwitch}
        </ShotResult>
      </div>
    </>
  )
}

/** The current situation, as short facts. */
function SituationChips({ inputs, units }: { readonly inputs: ShotInputs; readonly units: PreferredUnits }) {
  const { distanceYards, lie, slope, fairwayWidthYards, hazards, conditions } = inputs
  const facts = [
    ...formCopy.lieFacts(inputs),
    formCopy.slopeNames[slope],
    formCopy.pinFact(inputs),
    ...(lie === 'tee' && fairwayWidthYards !== undefined ? [formCopy.fairwayFact(fairwayWidthYards, units)] : []),
    ...hazards.map((hazard) => formCopy.hazardFact(hazard, units)),
    ...conditionsCopy.conditionFacts(conditions, units),
  ]
  return (
    <ul aria-label={copy.situationLabel} className="flex flex-wrap gap-2">
      <li className={styles.chip}>
        <b>
          {shownDistance(distanceYards, units)} {unitShort(units)}
        </b>
        {copy.distanceFact.after}
      </li>
      {facts.map((fact) => (
        <li key={fact} className={styles.chip}>
          {fact}
        </li>
      ))}
    </ul>
  )
}
