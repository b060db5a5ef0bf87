import { useDeferredValue, useMemo, useState } from 'react'
import { documentOf } from '@bagwise/contract/profile-document'
import type { Profile } from '@bagwise/contract/profile'
import { betterBag } from '@bagwise/golf/better-bag/better-bag'
import type { BetterBag as Plan } from '@bagwise/golf/better-bag/better-bag'
import type { ClubType } from '@bagwise/golf/club'
import { golferEdits } from '#api/profile/golfer-edits.ts'
import { CoveragePicture } from '#charts/coverage-picture.tsx'
import { offerBagUndo } from '#navigation/bag-undo.ts'
import { Button } from '#ui/button.tsx'
import { dismissAlerts } from '#ui/notices.ts'
import { unbroken } from '#ui/unbroken.tsx'
import { BudgetField } from './budget-field.tsx'
import { coverageText, planText } from './plan-text.ts'
import { planValues } from './plan-values.ts'
import { measureText, stepText } from './step-text.ts'

type BetterBagProps = {
  readonly profile: Profile
  /** Clubs that other advice would ask for again. */
  readonly needed: readonly ClubType[]
}

/** What to change about the bag so that it covers more of its yardages, and one tap to do it. */
export function BetterBag({ profile, needed }: BetterBagProps) {
  const [budgetDollars, setBudgetDollars] = useState<number>()
  const question = useMemo(() => ({ profile, needed, budgetDollars }), [profile, needed, budgetDollars])
  // The search takes a slow phone a moment: what was tapped or typed shows first.
  const sought = useDeferredValue(question)
  const plan = useMemo(() => planFor(sought), [sought])
  if (!plan) {
    return (
      <p className="mt-1.5 text-sm text-ink-2">
        Give two clubs or more their distances, and what to change shows here.
      </p>
    )
  }
  return (
    <div className="mt-1.5 grid gap-4">
      <Told plan={plan} profile={sought.profile} />
      <BudgetField onBudget={setBudgetDollars} />
    </div>
  )
}

type Question = BetterBagProps & { readonly budgetDollars: number | undefined }

function planFor({ profile, needed, budgetDollars }: Question): Plan | undefined {
  return betterBag({ ...profile, distances: documentOf(profile).distances, needed }, budgetDollars)
}

function Told({ plan, profile }: { readonly plan: Plan; readonly profile: Profile }) {
  const { steps, range, isPreview, measureFirst } = plan
  const units = profile.preferredUnits
  const rows = [
    { words: 'Covered now', share: plan.shareBefore, carriesYards: plan.carriesBeforeYards },
    ...(steps.length > 0
      ? [{ words: isPreview ? 'It may become' : 'Then', share: plan.shareAfter, carriesYards: plan.carriesAfterYards }]
      : []),
  ]

  function apply() {
    const written = planValues(steps, documentOf(profile).distances)
    dismissAlerts()
    golferEdits.save(written, profile)
    offerBagUndo({ text: 'The better bag is your bag now.', written, before: profile })
  }

  return (
    <>
      <p className="text-sm">{coverageText(range, units)}</p>
      <CoveragePicture rows={rows} range={range} units={units} />
      <p className="text-sm">{unbroken(planText(plan, profile.golfBag))}</p>
      {steps.length > 0 && (
        <ol className="divide-y divide-rule border-y border-rule">
          {steps.map((step) => {
            const { title, text } = stepText(step, units)
            return (
              <li key={step.club} data-kind={step.kind} className="py-3">
                <h3>{unbroken(title)}</h3>
                <p className="mt-1 text-sm text-ink-2">{unbroken(text)}</p>
              </li>
            )
          })}
        </ol>
      )}
      {!isPreview && measureFirst.length > 0 && <p className="text-sm">{unbroken(measureText(measureFirst))}</p>}
      {!isPreview && steps.length > 0 && <Button onClick={apply}>Apply to the bag</Button>}
    </>
  )
}
