import type { Profile } from '@bagwise/contract/profile'
import { isJoining } from '@bagwise/golf/one-bag/bag-action'
import { leavingClubs } from '@bagwise/golf/one-bag/plan-bag'
import type { BagPlan } from '@bagwise/golf/one-bag/plan-bag'
import { changesOf, plannedCoverage } from '@bagwise/golf/one-bag/planned-coverage'
import { offerBagUndo } from '#profile-parts/bag-undo.ts'
import { clubToBuy } from '#profile-parts/bag-plan/bag-action.copy.ts'
import { valuesOfFollowed } from '#profile-parts/bag-plan/follow-action.ts'
import { editsFacade } from '#sync/sync-status.ts'
import { Button } from '#ui/button.tsx'
import { dismissAlerts } from '#ui/notices.ts'
import { unbroken } from '#ui/unbroken.tsx'
import { CoveragePicture } from './coverage-picture.tsx'
import * as copy from './better-bag.copy.ts'

/** How much more of its yardages the bag covers once the plan is followed, and one tap to follow it. */
export function BetterBag({ profile, plan }: { readonly profile: Profile; readonly plan: BagPlan }) {
  const coverage = plannedCoverage(plan)
  if (!coverage) return <p className="mt-1.5 text-sm text-ink-2">{copy.tooFewDistances}</p>

  const units = profile.preferredUnits
  const changes = changesOf(plan)
  const joining = plan.actions.filter(isJoining).map(({ club }) => clubToBuy(club))
  const isGuess = plan.actions.some(({ kind }) => kind === 'measure')
  const now = { words: copy.coveredNow, share: coverage.shareBefore, carriesYards: coverage.carriesBeforeYards }
  const then = { words: copy.coveredThen, share: coverage.shareAfter, carriesYards: coverage.carriesAfterYards }

  function apply() {
    const written = Object.assign({}, ...changes.map((action) => valuesOfFollowed(action, profile)))
    dismissAlerts()
    editsFacade.save(written, profile)
    offerBagUndo({ text: copy.applied, written, before: profile })
  }

  return (
    <div className="mt-1.5 grid gap-4">
      <p className="text-sm">{copy.coverageText(coverage.range, units)}</p>
      <CoveragePicture rows={changes.length > 0 ? [now, then] : [now]} range={coverage.range} units={units} />
      {changes.length > 0 ? (
        <>
          <p className="text-sm">{unbroken(copy.planText(coverage, { joining, leaving: leavingClubs(plan) }))}</p>
          <Button onClick={apply}>{copy.apply}</Button>
        </>
      ) : (
        <p className="text-sm">{isGuess ? copy.measureFirst : copy.keepAsItIs}</p>
      )}
    </div>
  )
}
