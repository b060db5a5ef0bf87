import { label } from '#ai/ai-labels.copy.ts'
import { useShownProfile } from '#data/use-shown-profile.ts'
import { useHasAi } from '#session/session.ts'
import { Button } from '#ui/button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import * as copy from './balls.copy.ts'
import { Balls } from './balls.tsx'
import styles from './balls.module.css'

/** The ball for a golfer's speed, the feel asked for and the money it may cost. */
export function BallsScreen() {
  const { profile, isLoading, reload } = useShownProfile()
  return (
    <>
      <PageHead title={label('ballsTitle', useHasAi())} />
      {!profile && !isLoading && (
        <p role="alert" className="mb-4 flex flex-wrap items-center gap-x-2 text-sm">
          {copy.profileNotLoaded}
          <Button look="quiet" onClick={reload}>
            {copy.tryAgain}
          </Button>
        </p>
      )}
      {isLoading ? <BallSkeleton /> : <Balls key={profile?.id ?? 'nobody'} profile={profile} />}
    </>
  )
}

/** The form and the balls in their final places. */
function BallSkeleton() {
  return (
    <output className={styles.pages}>
      <span className="sr-only">{copy.loadingProfile}</span>
      <span aria-hidden="true" className="h-13 rounded-sheet bg-sunk" />
      <span aria-hidden="true" className="h-90 rounded-sheet bg-sunk" />
    </output>
  )
}
