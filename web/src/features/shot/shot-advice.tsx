import { useDeferredValue, useMemo } from 'react'
import type { ReactNode, Ref } from 'react'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import type { AdvisedBag } from './advised-bag.ts'
import { SituationChips } from './form/situation-chips.tsx'
import { shotOf } from './form/shot-inputs.ts'
import type { ShotInputs } from './form/shot-inputs.ts'
import { TournamentSwitch } from './form/tournament-switch.tsx'
import { ShotHead } from './shot-head.tsx'

const importResult = () => import('./result/shot-result.tsx')

const ShotResult = lazyPart(
  async () => (await importResult()).ShotResult,
  <div className="shot-pages">
    <div className="h-90 rounded-sheet bg-sunk" />
  </div>,
)

/** Fetches what gives the advice. Where that fails the advice itself says so and tries again. */
export async function loadAdvice(): Promise<void> {
  await adviceParts()
}

/** The same, and gets ready for these clubs while the golfer still looks for the pin. */
export async function prepareFor({ clubs, golfer }: AdvisedBag, inputs: ShotInputs): Promise<void> {
  const parts = await adviceParts()
  await parts?.prepareAdvice({ clubs, golfer, shot: shotOf(inputs), air: inputs.conditions.air })
}

async function adviceParts() {
  try {
    const parts = await importResult()
    await parts.importFlight()
    return parts
  } catch (error) {
    console.warn('The advice could not be loaded yet', error)
    return undefined
  }
}

type ShotAdviceProps = {
  readonly inputs: ShotInputs
  readonly bag: AdvisedBag
  readonly units: PreferredUnits
  readonly panelRef: Ref<HTMLElement>
  readonly onChange: (inputs: ShotInputs) => void
  readonly onNewShot: () => void
  /** The questions, to change the shot. */
  readonly children: ReactNode
}

/** The shot in short facts, its questions at hand, and the advice. */
export function ShotAdvice({ inputs, bag, units, panelRef, onChange, onNewShot, children }: ShotAdviceProps) {
  const { sources, facts, isHandicapKnown } = bag
  const situation = useSituation(inputs, bag)
  return (
    <>
      <ShotHead>
        <Button look="line" className="bg-sheet" onClick={onNewShot}>
          <Icon name="again" />
          New Shot
        </Button>
      </ShotHead>
      <div className="grid gap-4">
        <SituationChips inputs={inputs} units={units} />
        <details className="shot-change">
          <summary>Change this shot</summary>
          <div className="pt-3">{children}</div>
        </details>
        <ShotResult {...{ situation, sources, facts, isHandicapKnown, units, panelRef }}>
          <TournamentSwitch
            isOn={inputs.isTournament}
            onChange={(isTournament) => onChange({ ...inputs, isTournament })}
          />
        </ShotResult>
      </div>
    </>
  )
}

/** What the advice is worked out from; a change of the shot is shown in its field first. */
function useSituation(inputs: ShotInputs, { clubs, golfer }: AdvisedBag) {
  const shown = useDeferredValue(inputs)
  return useMemo(() => ({ clubs, golfer, shot: shotOf(shown), air: shown.conditions.air }), [clubs, golfer, shown])
}
