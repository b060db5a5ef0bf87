import { label } from '#ai/ai-labels.copy.ts'
import { useProfile } from '#data/use-profile.ts'
import { useHasAi } from '#session/session.ts'
import { PageHead } from '#ui/page-head.tsx'
import { WhenLoaded } from '#ui/when-loaded.tsx'
import * as copy from './calculator.copy.ts'
import { Calculator } from './calculator.tsx'

/** The distance calculator: a few clubs the golfer knows give the rest of the bag. */
export function CalculatorScreen() {
  const { profile, isLoading, reload } = useProfile()
  const hasAi = useHasAi()
  return (
    <div className="mx-auto max-w-178 lg:max-w-none">
      <PageHead title={copy.title} subtitle={label('calculatorSubtitle', hasAi)} />
      <WhenLoaded
        content={profile}
        isLoading={isLoading}
        what={copy.loadedThing}
        skeleton={<CalculatorSkeleton />}
        onRetry={reload}
      >
        {(loaded) => <Calculator key={loaded.id} profile={loaded} />}
      </WhenLoaded>
    </div>
  )
}

/** The screen's sheets in their final places while the profile is on its way. */
function CalculatorSkeleton() {
  return (
    <output className="grid gap-4 lg:grid-cols-2 lg:gap-x-7">
      <span className="sr-only">{copy.loading}</span>
      <span className="grid content-start gap-4 lg:gap-y-5">
        <span aria-hidden="true" className="h-124 rounded-sheet bg-sunk lg:h-112" />
        <span aria-hidden="true" className="h-60 rounded-sheet bg-sunk max-lg:hidden" />
      </span>
      <span aria-hidden="true" className="h-90 rounded-sheet bg-sunk" />
    </output>
  )
}
