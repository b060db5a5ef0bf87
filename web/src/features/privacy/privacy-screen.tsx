import { AI_PRIVACY_TOPIC, PRIVACY_TOPICS } from '@bagwise/content/privacy.prose'
import { useHasAi } from '#session/session.ts'
import { PageHead } from '#ui/page-head.tsx'
import { Sheet } from '#ui/sheet.tsx'
import * as copy from './privacy.copy.ts'

export function PrivacyScreen() {
  const topics = useHasAi() ? [...PRIVACY_TOPICS, AI_PRIVACY_TOPIC] : PRIVACY_TOPICS
  return (
    <>
      <PageHead title={copy.title} subtitle={copy.subtitle} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {topics.map(({ title, points }) => (
          <Sheet key={title} title={title}>
            <ul className="mt-2 grid list-disc gap-2 pl-5 wrap-anywhere">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </Sheet>
        ))}
      </div>
    </>
  )
}
