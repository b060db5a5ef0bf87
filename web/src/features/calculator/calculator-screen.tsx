import { useRef } from 'react'
import { useProfile } from '#api/use-profile.ts'
import { Button } from '#ui/button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Calculator } from './calculator.tsx'
import { CalculatorSkeleton } from './calculator-skeleton.tsx'

/** The distance calculator: a few clubs the golfer knows give the rest of the bag. */
export function CalculatorScreen() {
  const { profile, isLoading, reload } = useProfile()
  const body = useRef<HTMLDivElement>(null)
  return (
    <div className="mx-auto max-w-178 lg:max-w-none">
      <PageHead title="Distance Calculator" subtitle="AI-powered club distance prediction" />
      <div ref={body} tabIndex={-1} className="outline-none">
        {profile ? (
          <Calculator key={profile.id} profile={profile} />
        ) : isLoading ? (
          <CalculatorSkeleton />
        ) : (
          <Sheet>
            <p role="alert">Your distances could not be loaded. They are safe; check your connection and try again.</p>
            <Button
              look="line"
              className="mt-4"
              onClick={() => {
                // The button goes away with the failure; what comes instead takes the focus.
                body.current?.focus({ preventScroll: true })
                reload()
              }}
            >
              Try again
            </Button>
          </Sheet>
        )}
      </div>
    </div>
  )
}
