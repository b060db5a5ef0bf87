import { useRef } from 'react'
import { label } from '#ai/ai-labels.copy.ts'
import { useProfile } from '#data/use-profile.ts'
import { useHasAi } from '#session/session.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { PageHead } from '#ui/page-head.tsx'
import * as copy from './recommendations.copy.ts'
import { isUnknown } from '#profile-parts/to-do/recommended-golfer.ts'

const GolferAdvice = lazyPart(
  async () => (await import('./golfer-advice.tsx')).GolferAdvice,
  <RecommendationsLoading />,
)

const GeneralGuidance = lazyPart(
  async () => (await import('./general-guidance.tsx')).GeneralGuidance,
  <RecommendationsLoading />,
)

/** Equipment recommendations: what to change, what can wait, and why. */
export function RecommendationsScreen() {
  const { profile, isLoading, reload } = useProfile()
  const body = useRef<HTMLDivElement>(null)
  return (
    <>
      <PageHead title={copy.title} subtitle={copy.subtitle} />
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

/** While the profile, or the words of the advice, are on their way. */
function RecommendationsLoading() {
  return (
    <div aria-busy="true" className="grid gap-4">
      <output className="text-ink-2">{label('loadingAdvice', useHasAi())}</output>
      <div aria-hidden="true" className="h-47 rounded-sheet bg-sunk" />
      <div aria-hidden="true" className="h-78 rounded-sheet bg-sunk" />
    </div>
  )
}
