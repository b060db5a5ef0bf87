import { useRef } from 'react'
import { useProfile } from '#api/profile/use-profile.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { isUnknown } from './recommended-golfer.ts'
import { RecommendationsLoading } from './recommendations-loading.tsx'
import './recommendations.css'

const GolferAdvice = lazyPart(
  async () => (await import('./golfer-advice.tsx')).GolferAdvice,
  <RecommendationsLoading />,
)
const GeneralGuidance = lazyPart(
  async () => (await import('./general-guidance.tsx')).GeneralGuidance,
  <RecommendationsLoading />,
)

/** Equipment recommendations: what to change in the bag, what can wait, and why. */
export function RecommendationsScreen() {
  const { profile, isLoading, reload } = useProfile()
  const body = useRef<HTMLDivElement>(null)
  return (
    <>
      <PageHead title="Equipment Recommendations" subtitle="What to change in your bag, what can wait, and why." />
      <div ref={body} tabIndex={-1} className="outline-none">
        {profile && !isUnknown(profile) ? (
          <GolferAdvice key={profile.id} profile={profile} />
        ) : isLoading ? (
          <RecommendationsLoading />
        ) : (
          <GeneralGuidance
            hasFailed={profile === undefined}
            onRetry={() => {
              // The button goes away with the failure; what comes instead takes the focus.
              body.current?.focus({ preventScroll: true })
              reload()
            }}
          />
        )}
      </div>
    </>
  )
}
