import { useShownProfile } from '#data/use-shown-profile.ts'
import { Button } from '#ui/button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Balls } from './balls.tsx'
import styles from './balls.module.css'

/** The ball for a golfer's speed, the feel asked for and the money it may cost. */
export function BallsScreen() {
  const { profile, isLoading, reload } = useShownProfile()
  return (
    <>
      <PageHead
        title="AI Ball Performance Matching"
        subtitle="The balls for your swing speed, the feel you like and your budget."
      />
      {!profile && !isLoading && (
        <p role="alert" className="mb-4 flex flex-wrap items-center gap-x-2 text-sm">
          Your profile could not be loaded. Until it is, balls are matched for a handicap of 18.
          <Button look="quiet" onClick={reload}>
            Try again
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
      <span className="sr-only">Loading your profile</span>
      <span aria-hidden="true" className="h-124 rounded-sheet bg-sunk" />
      <span aria-hidden="true" className="h-90 rounded-sheet bg-sunk" />
    </output>
  )
}
