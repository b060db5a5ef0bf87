import { PRIVACY_TOPICS } from '@bagwise/content/privacy.prose'
import { PageHead } from '#ui/page-head.tsx'
import { Sheet } from '#ui/sheet.tsx'
import * as copy from './privacy.copy.ts'

export function PrivacyScreen() {
  return (
    <>
      <PageHead title={copy.title} subtitle={copy.subtitle} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {PRIVACY_TOPICS.map(({ title, points }) => (
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
