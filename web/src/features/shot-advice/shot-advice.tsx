import type { ReactNode, Ref } from 'react'
import type { GolferFacts } from '@bagwise/contract/ai/golfer-facts'
import type { Profile } from '@bagwise/contract/profile'
import type { ClubType } from '@bagwise/golf/club'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { Button, buttonClass } from '#ui/button.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { shownDistance, unitShort } from '#quantities/distance.ts'
import type { AdvisedBag } from '@bagwise/contract/from-profile/advised-bag'
import { situationOf } from './asked-situation.ts'
import type { ShotInputs } from './form/shot-inputs.ts'
import { RESULT_WAITING } from './result/result-waiting.tsx'
import styles from './shot.module.css'
import * as conditionsCopy from './form/conditions/conditions.copy.ts'
import * as formCopy from './form/shot-form.copy.ts'
import * as copy from './shot-advice.copy.ts'

const importResult = () => import('./result/shot-result.tsx')

const WhereItWent = lazyPart(async () => (await importResult()).WhereItWent)
const LoadedResult = lazyPart(async () => (await importResult()).ShotResult, RESULT_WAITING)

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

type ShotResultProps = {
  readonly inputs: ShotInputs
  readonly bag: AdvisedBag
  readonly profile: Profile
  /** What the AI is told, once it is known and asked. */
  readonly facts: GolferFacts | undefined
  readonly panelRef: Ref<HTMLElement>
  /** Next to the questions, which it follows. */
  readonly isWide: boolean
  /** What can be asked for beyond it. */
  readonly action?: ReactNode
  readonly onAnswered: (club: ClubType) => void
}

/** The advice for a shot, once its part of the page is there. */
export function ShotResult({ inputs, bag, ...rest }: ShotResultProps) {
  return <LoadedResult situation={situationOf(bag, inputs)} handicapSource={bag.handicapSource} {...rest} />
}

type AdvicePageProps = {
  readonly inputs: ShotInputs
  readonly bag: AdvisedBag
  readonly units: PreferredUnits
  readonly onChange: () => void
  readonly onNewShot: () => void
  /** The advice. */
  readonly children: ReactNode
}

/** The advice as a page: the shot in short facts above it, where it went and the next shot under the thumb. */
export function AdvicePage({ inputs, bag, units, onChange, onNewShot, children }: AdvicePageProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex items-start justify-between gap-3">
        <Situation inputs={inputs} units={units} />
        <button type="button" onClick={onChange} className={buttonClass('quiet', '-my-1.5 -mr-2 shrink-0')}>
          {copy.changeShot}
        </button>
      </div>
      {children}
      <div className={styles.action}>
        <WhereItWent situation={situationOf(bag, inputs)} />
        <Button className="grow" onClick={onNewShot}>
          {copy.newShot}
        </Button>
      </div>
    </div>
  )
}

/** The current situation, as short facts in a line. */
function Situation({ inputs, units }: { readonly inputs: ShotInputs; readonly units: PreferredUnits }) {
  const { distanceYards, lie, slope, fairwayWidthYards, hazards, conditions } = inputs
  const facts = [
    ...formCopy.lieFacts(inputs),
    ...(slope === 'flat' ? [] : [formCopy.slopeNames[slope]]),
    ...conditionsCopy.conditionFacts(conditions, units),
    formCopy.pinFact(inputs),
    ...(lie === 'tee' && fairwayWidthYards !== undefined ? [formCopy.fairwayFact(fairwayWidthYards, units)] : []),
    ...hazards.map((hazard) => formCopy.hazardFact(hazard, units)),
  ]
  return (
    <ul aria-label={copy.situationLabel} className={styles.situation}>
      <li>
        <b className="font-semibold">
          {shownDistance(distanceYards, units)} {unitShort(units)}
        </b>
      </li>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}
