import type { Profile } from '@bagwise/contract/profile'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { lazyPart } from '#ui/lazy-part.tsx'
import { useIsWide } from '#ui/use-is-wide.ts'
import { FirstQuestion } from './first-question.tsx'
import { useQuickBag } from './use-quick-bag.ts'
import * as copy from './quick-bag.copy.ts'

const loadSteps = async () => (await import('./quick-bag-steps.tsx')).QuickBagSteps

const QuickBagSteps = lazyPart(loadSteps, <div aria-busy="true" className="mt-3 h-96 rounded-control bg-sunk" />)

/**
 * A first bag from one known shot. Its first question stands in the card; on phones the others are screens of their own,
 * elsewhere they take its place. Without a profile it is a visitor's, in the units chosen on that page.
 */
export function QuickBagCard({
  profile,
  units = profile?.preferredUnits ?? 'yards',
}: {
  readonly profile?: Profile
  readonly units?: PreferredUnits
}) {
  const quick = useQuickBag(profile)
  const isWide = useIsWide()
  const { step, kept } = quick
  const isScreen = step !== 'shot' && !isWide
  const isFirst = step === 'shot' && !kept
  return (
    <section aria-labelledby="bag-in-60" className="min-w-0 rounded-sheet border border-rule bg-sheet p-4 text-ink">
      <h2 id="bag-in-60" tabIndex={-1} className="outline-none">
        {copy.title}
      </h2>
      {(isFirst || isScreen) && (
        <>
          <p className="mt-1 text-sm text-ink-2">{profile ? copy.golferLine : copy.visitorLine}</p>
          <FirstQuestion quick={quick} onNear={preload} />
        </>
      )}
      {!isFirst && <QuickBagSteps {...{ quick, profile, units, isScreen }} />}
    </section>
  )
}

/** What comes next is on its way before the finger is lifted. */
function preload(): void {
  // Whoever needs it says what went wrong.
  loadSteps().catch(() => undefined)
}
