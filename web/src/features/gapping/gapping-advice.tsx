import type { ReactNode } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import type { Gap } from '@bagwise/golf/gapping/find-gaps'
import type { BagPlan } from '@bagwise/golf/one-bag/plan-bag'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { Sheet } from '#ui/sheet.tsx'
import { ActionList } from '#profile-parts/bag-plan/action-list.tsx'
import { shownGapOf } from '#charts/gap-text.ts'
import { unbroken } from '#ui/unbroken.tsx'
import { BetterBag } from './better-bag/better-bag.tsx'
import type { BagDistances } from './clubs/bag-distances.ts'
import { GapMark } from './gap-mark.tsx'
import { adviceSentences } from './advice-sentences.ts'
import * as copy from './gapping-advice.copy.ts'
import type { JudgedBag } from './score/judged-bag.ts'

type AdviceProps = {
  readonly profile: Profile
  readonly bag: BagDistances
  readonly judged: JudgedBag
  readonly plan: BagPlan
}

type FaultPanelsProps = { readonly gaps: readonly Gap[]; readonly units: PreferredUnits }

type FaultListProps = {
  readonly faults: readonly Gap[]
  readonly units: PreferredUnits
  readonly nameOf: (gap: Gap) => string
  readonly textOf: (gap: Gap) => string
}

/** What to do about the gaps, and what the bag covers once it is done. */
export function GappingAdvice({ profile, bag, judged, plan }: AdviceProps) {
  return (
    <>
      <Recommendations profile={profile} bag={bag} judged={judged} plan={plan} />
      <FaultPanels gaps={judged.gaps} units={profile.preferredUnits} />
      <Sheet title={copy.betterBagTitle}>
        <BetterBag profile={profile} plan={plan} />
      </Sheet>
    </>
  )
}

/** The plan for the bag; by the 5-20 rule with the sentences that go with it. */
function Recommendations({ profile, bag, judged, plan }: AdviceProps) {
  const sentences = adviceSentences({ bag, judged, plan })
  return (
    <Sheet title={copy.title} className="pb-1!">
      {sentences.length + plan.actions.length === 0 && <p className="py-3 text-sm text-ink-2">{copy.noneYet}</p>}
      <ul className="divide-y divide-rule empty:hidden">
        {sentences.map((kind) => (
          <li key={kind} data-kind={kind} className="grid grid-cols-[34px_minmax(0,1fr)] gap-3 py-3.5">
            <span aria-hidden="true">{kind === 'well-spaced' ? <GapMark verdict="good" /> : <ToDoMark />}</span>
            <p className="text-sm">{copy.sentences[kind]}</p>
          </li>
        ))}
      </ul>
      <ActionList profile={profile} actions={plan.actions} />
    </Sheet>
  )
}

/** The scorecard's outline square: still to do. */
function ToDoMark() {
  return <span className="mt-0.5 block size-6 border-2 border-edge" />
}

/** The two kinds of fault, each in its own panel. */
function FaultPanels({ gaps, units }: FaultPanelsProps) {
  const overlaps = gaps.filter(({ verdict }) => verdict === 'too-close')
  const holes = gaps.filter(({ verdict }) => verdict === 'too-large')
  return (
    <div className="grid gap-4 lg:grid-cols-2 lg:items-start">
      <Sheet title={copy.overlapsTitle}>
        {overlaps.length === 0 && <None>{copy.noOverlap}</None>}
        <FaultList
          faults={overlaps}
          units={units}
          nameOf={copy.overlapName}
          textOf={(gap) => copy.overlapText({ gap, units })}
        />
      </Sheet>
      <Sheet title={copy.largeGapsTitle}>
        {holes.length === 0 && <None>{copy.noLargeGap}</None>}
        <FaultList
          faults={holes}
          units={units}
          nameOf={copy.largeGapName}
          textOf={(gap) => copy.largeGapText({ gap, units })}
        />
      </Sheet>
    </div>
  )
}

function FaultList({ faults, units, nameOf, textOf }: FaultListProps) {
  return (
    <ul>
      {faults.map((gap) => (
        <li key={gap.longer.club} className="mt-2.5 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3">
          <span aria-hidden="true">
            <GapMark verdict={gap.verdict}>{shownGapOf(gap, units)}</GapMark>
          </span>
          <div>
            <p className="font-semibold">{unbroken(nameOf(gap))}</p>
            <p className="text-sm">{textOf(gap)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function None({ children }: { readonly children: ReactNode }) {
  return <p className="mt-2 text-sm text-ink-2">{children}</p>
}
