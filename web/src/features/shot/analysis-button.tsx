import { Link } from 'react-router'
import { Button, buttonClass } from '#ui/button.tsx'

const MISSING = {
  'no-distances': 'Set up your club distances first: the advice works from your own carries.',
  'none-in-bag': 'None of the clubs in your bag has a distance. Set up your club distances first.',
} as const

type AnalysisButtonProps = {
  /** Why there can be no advice yet. */
  readonly missing: keyof typeof MISSING | undefined
  readonly isAnalyzing: boolean
}

/** Under the thumb on phones. */
export function AnalysisButton({ missing, isAnalyzing }: AnalysisButtonProps) {
  return (
    <div className="shot-action">
      {missing !== undefined && (
        <p id="shot-missing" className="flex flex-wrap items-center gap-x-2 text-sm">
          {MISSING[missing]}
          <Link to="/distance-calculator" className={buttonClass('quiet', '-mx-2')}>
            Calculate My Distances
          </Link>
        </p>
      )}
      <Button
        type="submit"
        isBusy={isAnalyzing}
        busyLabel="Analyzing..."
        disabled={missing !== undefined}
        aria-describedby={missing === undefined ? undefined : 'shot-missing'}
      >
        AI Shot Analysis
      </Button>
    </div>
  )
}
