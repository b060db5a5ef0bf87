import { useProfile } from '#api/profile/use-profile.ts'
import { PageHead } from '#ui/page-head.tsx'
import { WhenLoaded } from '#ui/when-loaded.tsx'
import { Calculator } from './calculator.tsx'
import { CalculatorSkeleton } from './calculator-skeleton.tsx'

/** The distance calculator: a few clubs the golfer knows give the rest of the bag. */
export function CalculatorScreen() {
  const { profile, isLoading, reload } = useProfile()
  return (
    <div className="mx-auto max-w-178 lg:max-w-none">
      <PageHead title="Distance Calculator" subtitle="AI-powered club distance prediction" />
      <WhenLoaded
        content={profile}
        isLoading={isLoading}
        what="distances"
        skeleton={<CalculatorSkeleton />}
        onRetry={reload}
      >
        {(loaded) => <Calculator key={loaded.id} profile={loaded} />}
      </WhenLoaded>
    </div>
  )
}
