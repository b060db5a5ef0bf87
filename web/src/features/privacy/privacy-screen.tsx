import { PRIVACY_TOPICS } from '@bagwise/content/privacy.prose'
import { PageHead } from '#ui/page-head.tsx'
import { Sheet } from '#ui/sheet.tsx'

export function PrivacyScreen() {
  return (
    <>
      <PageHead title="Privacy" subtitle="What Bagwise stores, why, where, and how to get rid of it." />
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
