import type { Profile } from '@bagwise/contract/profile'
import { FACT_FIELDS, isFactEstimated, withEstimatedFacts } from '@bagwise/golf/facts'
import type { SpeedEstimate } from '@bagwise/golf/facts'
import { ProvenanceBadge } from '#profile-parts/provenance-badge.tsx'
import { Sheet } from '#ui/sheet.tsx'
import type { DetailField, DetailSection } from './fields/detail-field.ts'
import { detailText } from './fields/detail-text.ts'
import { useCountedSpeed, useKnownSpeed } from './use-known-speed.ts'
import { GOLF_PROFILE } from './fields/golf-profile.ts'
import { PERSONAL_INFORMATION } from './fields/personal-information.ts'
import * as copy from './details.copy.ts'
import styles from './details.module.css'

type DetailsProps = { readonly profile: Profile; readonly className: string | undefined }

export function PersonalInformation(props: DetailsProps) {
  return <DetailSheet section={PERSONAL_INFORMATION} {...props} />
}

export function GolfProfile(props: DetailsProps) {
  const speed = useKnownSpeed(props.profile)
  const counted = useCountedSpeed(props.profile)
  const notes = counted ? { swingSpeed: copy.countedSpeed(counted) } : undefined
  return <DetailSheet section={GOLF_PROFILE} speed={speed} notes={notes} {...props} />
}

type DetailSheetProps = DetailsProps & {
  readonly section: DetailSection
  readonly speed?: SpeedEstimate | undefined
  /** Below what is said, by field. */
  readonly notes?: Readonly<Partial<Record<DetailField['key'], string>>> | undefined
}

/** What the profile says, row by row. The units have a choice of their own beside it. */
function DetailSheet({ section: { title, fields }, profile, speed, notes = {}, className }: DetailSheetProps) {
  const estimated = withEstimatedFacts(profile)
  // Not the speed of the score alone: it is the one that every tool goes by.
  const shown = { ...estimated, swingSpeed: profile.swingSpeed ?? speed?.mph ?? null }
  return (
    <Sheet title={title} className={className}>
      <dl className={styles.rows}>
        {fields
          .filter(({ key }) => key !== 'preferredUnits')
          .map((field) => {
            const text = detailText(field, shown)
            const plusMinus = field.key === 'swingSpeed' ? speed?.plusMinusMph : undefined
            return (
              <div key={field.key}>
                <dt>{field.label}</dt>
                <dd className={text === undefined ? styles.blank : undefined}>
                  {text ?? copy.notGiven}
                  {text !== undefined && (plusMinus !== undefined || isEstimated(field, profile)) && (
                    <>
                      {' '}
                      <ProvenanceBadge source="estimated" plusMinus={plusMinus} />
                    </>
                  )}
                  {notes[field.key] !== undefined && (
                    <span className="block text-sm font-normal text-ink-2">{notes[field.key]}</span>
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
