import { useState } from 'react'
import { documentOf } from '@bagwise/contract/profile-document'
import type { Profile } from '@bagwise/contract/profile'
import type { BetterBag as Plan } from '@bagwise/golf/better-bag/better-bag'
import type { BagGolfer } from '@bagwise/golf/better-bag/problem'
import type { ClubType } from '@bagwise/golf/club'
import { editsFacade } from '#sync/sync-status.ts'
import { CoveragePicture } from './coverage-picture.tsx'
import { offerBagUndo } from '#profile-parts/bag-undo.ts'
import { Button } from '#ui/button.tsx'
import { dismissAlerts } from '#ui/notices.ts'
import { unbroken } from '#ui/unbroken.tsx'
import { useWorkedOut } from '#worker/use-worked-out.ts'
import { BETTER_BAG_WAITING } from './better-bag-waiting.tsx'
import * as copy from './better-bag.copy.ts'
import { BudgetField } from './budget-field.tsx'
import { planValues } from './plan-values.ts'
import * as stepCopy from './step.copy.ts'

type BetterBagProps = {
  readonly profile: Profile
  /** Clubs that other advice would ask for again. */
  readonly needed: readonly ClubType[]
}

/** What to change about the bag so that it covers more of its yardages, and one tap to do it. */
export function BetterBag({ profile, needed }: BetterBagProps) {
  const [budgetDollars, setBudgetDollars] = useState<number>()
  const { golfBag, handicap } = profile
  const { distances } = documentOf(profile)
  const workedOut = useWorkedOut('betterBag', [{ golfBag, handicap, distances, needed }, budgetDollars])
  if (!workedOut) return BETTER_BAG_WAITING
  const [golfer] = workedOut.args
  const plan = workedOut.answer
  if (!plan) {
    return <p className="mt-1.5 text-sm text-ink-2">{copy.tooFewDistances}</p>
  }
  return (
    <div aria-busy={!workedOut.isCurrent} className="mt-1.5 grid gap-4">
      <Told plan={plan} golfBag={golfer.golfBag} profile={profile} isCurrent={workedOut.isCurrent} />
      <BudgetField onBudget={setBudgetDollars} />
    </div>
  )
}

type ToldProps = {
  readonly plan: Plan
  /** The bag that the plan is for. */
  readonly golfBag: BagGolfer['golfBag']
  readonly profile: Profile
  /** Whether it is the plan for the profile; else that one is on its way. */
  readonly isCurrent: boolean
}

function Told({ plan, golfBag, profile, isCurrent }: ToldProps) {
  const { steps, range, isPreview, measureFirst } = plan
  const units = profile.preferredUnits
  const rows = [
    { words: copy.coveredNow, share: plan.shareBefore, carriesYards: plan.carriesBeforeYards },
    ...(steps.length > 0
      ? [
          {
            words: isPreview ? copy.coveredPerhaps : copy.coveredThen,
            share: plan.shareAfter,
            carriesYards: plan.carriesAfterYards,
          },
        ]
      : []),
  ]

  function apply() {
    if (!isCurrent) return
    const written = planValues(steps, documentOf(profile).distances)
    dismissAlerts()
    editsFacade.save(written, profile)
    offerBagUndo({ text: copy.applied, written, before: profile })
  }

  return (
    <>
      <p className="text-sm">{copy.coverageText(range, units)}</p>
      <CoveragePicture rows={rows} range={range} units={units} />
      <p className="text-sm">{unbroken(copy.planText(plan, golfBag))}</p>
      {steps.length > 0 && (
        <ol className="divide-y divide-rule border-y border-rule">
          {steps.map((step) => {
            const { title, text } = stepCopy.stepText(step, units)
            return (
              <li key={step.club} data-kind={step.kind} className="py-3">
                <h3>{unbroken(title)}</h3>
                <p className="mt-1 text-sm text-ink-2">{unbroken(text)}</p>
              </li>
            )
          })}
        </ol>
      )}
      {!isPreview && measureFirst.length > 0 && (
        <p className="text-sm">{unbroken(stepCopy.measureText(measureFirst))}</p>
      )}
      {!isPreview && steps.length > 0 && (
        <Button aria-disabled={!isCurrent} onClick={apply}>
          {copy.apply}
        </Button>
      )}
    </>
  )
}
