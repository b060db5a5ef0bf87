import type { Profile } from '@bagwise/contract/profile'
import { FACT_FIELDS, isFactEstimated, withEstimatedFacts } from '@bagwise/golf/facts'
import type { SpeedEstimate } from '@bagwise/golf/facts'
import { ProvenanceWord } from '#profile-parts/provenance-word.tsx'
import { shownAs } from '#quantities/quantity.ts'
import { Accordion } from '#ui/accordion.tsx'
import type { DetailField, DetailSection } from './fields/detail-field.ts'
import { detailText } from './fields/detail-text.ts'
import { useCountedSpeed, useKnownSpeed } from './use-known-speed.ts'
import { GOLF_PROFILE } from './fields/golf-profile.ts'
import { PERSONAL_INFORMATION } from './fields/personal-information.ts'
import * as copy from './details.copy.ts'
import styles from './details.module.css'

type DetailsProps = { readonly profile: Profile }

export function PersonalInformation({ profile }: DetailsProps) {
  return (
    <Details id="personal" section={PERSONAL_INFORMATION} inShort={['age', 'height', 'handSize']} profile={profile} />
  )
}

export function GolfProfile({ profile }: DetailsProps) {
  const speed = useKnownSpeed(profile)
  const counted = useCountedSpeed(profile)
  const notes = counted ? { swingSpeed: copy.countedSpeed(counted, profile.preferredUnits) } : undefined
  return (
    <Details
      id="profile"
      section={GOLF_PROFILE}
      inShort={['swingSpeed', 'golfGoals', 'ballFlight']}
      speed={speed}
      notes={notes}
      profile={profile}
    />
  )
}

type DetailsPartProps = DetailsProps & {
  /** For links to it. */
  readonly id: string
  readonly section: DetailSection
  /** What is shown while it is closed, as far as it is known. */
  readonly inShort: readonly DetailField['key'][]
  readonly speed?: SpeedEstimate | undefined
  /** Below what is said, by field. */
  readonly notes?: Readonly<Partial<Record<DetailField['key'], string>>> | undefined
}

/** So many facts fit into a line. */
const IN_SHORT_COUNT = 2

/** What the profile says, row by row. The units have a choice of their own on the page. */
function Details({ id, section: { title, fields }, inShort, profile, speed, notes = {} }: DetailsPartProps) {
  const estimated = withEstimatedFacts(profile)
  // Not the speed of the score alone: it is the one that every tool goes by.
  const shown = { ...estimated, swingSpeed: profile.swingSpeed ?? speed?.mph ?? null }
  const facts = inShort.flatMap((key) =>
    fields.flatMap((field) => (field.key === key ? (detailText(field, shown) ?? []) : [])),
  )
  return (
    <Accordion id={id} title={title} answer={facts.slice(0, IN_SHORT_COUNT).join(' · ') || copy.notGiven}>
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
                      <ProvenanceWord
                        source="estimated"
                        plusMinus={
                          plusMinus === undefined ? undefined : shownAs('speed', plusMinus, profile.preferredUnits)
                        }
                      />
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
    </Accordion>
  )
}

/** Worked out by Bagwise, not said by the golfer. */
function isEstimated({ key }: DetailField, profile: Profile): boolean {
  const fact = FACT_FIELDS.find((field) => field === key)
  return fact !== undefined && isFactEstimated(profile, fact)
}
