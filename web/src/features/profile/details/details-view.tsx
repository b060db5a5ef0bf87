import type { Profile } from '@bagwise/contract/profile'
import { FACT_FIELDS, isFactEstimated, withEstimatedFacts } from '@bagwise/golf/facts'
import { ProvenanceBadge } from '#profile-parts/provenance-badge.tsx'
import { Sheet } from '#ui/sheet.tsx'
import type { DetailField, DetailSection } from './fields/detail-field.ts'
import { detailText } from './fields/detail-text.ts'
import { GOLF_PROFILE } from './fields/golf-profile.ts'
import { PERSONAL_INFORMATION } from './fields/personal-information.ts'
import * as copy from './details.copy.ts'
import styles from './details.module.css'

type DetailsProps = { readonly profile: Profile; readonly className: string | undefined }

export function PersonalInformation(props: DetailsProps) {
  return <DetailSheet section={PERSONAL_INFORMATION} {...props} />
}

export function GolfProfile(props: DetailsProps) {
  return <DetailSheet section={GOLF_PROFILE} {...props} />
}

/** What the profile says, row by row. The units have a choice of their own beside it. */
function DetailSheet({
  section: { title, fields },
  profile,
  className,
}: DetailsProps & { readonly section: DetailSection }) {
  return (
    <Sheet title={title} className={className}>
      <dl className={styles.rows}>
        {fields
          .filter(({ key }) => key !== 'preferredUnits')
          .map((field) => {
            const text = detailText(field, withEstimatedFacts(profile))
            return (
              <div key={field.key}>
                <dt>{field.label}</dt>
                <dd className={text === undefined ? styles.blank : undefined}>
                  {text ?? copy.notGiven}
                  {isEstimated(field, profile) && (
                    <>
                      {' '}
                      <ProvenanceBadge source="estimated" />
                    </>
                  )}
                </dd>
              </div>
            )
          })}
      </dl>
    </Sheet>
  )
}

/** Worked out by Bagwise, not said by the golfer. */
function isEstimated({ key }: DetailField, profile: Profile): boolean {
  const fact = FACT_FIELDS.find((field) => field === key)
  return fact !== undefined && isFactEstimated(profile, fact)
}
