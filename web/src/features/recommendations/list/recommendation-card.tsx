import { Fragment, useId } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import type { Recommendation, Specifications } from '@bagwise/golf/recommendations/recommendation'
import * as copy from '#features/recommendations/golfer-advice.copy.ts'
import * as gapCopy from '#charts/gap.copy.ts'
import { ActionButtons, canBeFollowed } from '#profile-parts/bag-plan/action-buttons.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { degreesText } from '#quantities/club-measure.ts'
import type { RecommendationMark } from './recommendation-marks.ts'
import { chipText, recommendationText } from './text/recommendation-text.ts'
import styles from '../recommendations.module.css'

type RecommendationCardProps = {
  readonly recommendation: Recommendation
  readonly profile: Profile
  readonly onMark: (mark: RecommendationMark, title: string) => void
}

/** One thing to change: what, why, what to ask for, how it was worked out, and the two ways to be done with it. */
export function RecommendationCard({ recommendation, profile, onMark }: RecommendationCardProps) {
  const titleId = useId()
  const { priority, category, specifications } = recommendation
  const text = recommendationText(recommendation, profile.preferredUnits)
  const rows = specificationRows(specifications)
  const action =
    recommendation.rule === 'plan' && canBeFollowed(recommendation.action) ? recommendation.action : undefined
  return (
    <li data-notice data-recommendation={recommendation.id}>
      <article aria-labelledby={titleId} className={styles.card}>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge look={priority}>{copy.priorityLabels[priority]}</Badge>
          <span className="text-sm text-ink-2">{copy.categoryLabels[category]}</span>
          <span className={styles.chip}>{chipText(recommendation)}</span>
        </div>
        <h3 id={titleId} className="mt-1.5">
          {text.title}
        </h3>
        <p className="mt-1.5">{text.description}</p>
        <div className={styles.columns}>
          <div>
            <h4>{copy.whyTitle}</h4>
            <p>{text.reasoning}</p>
            <h4>{copy.benefitsTitle}</h4>
            <ul className={styles.points}>
              {text.benefits.map((benefit) => (
                <li key={benefit}>{benefit}</li>
              ))}
            </ul>
          </div>
          <div>
            <h4>{copy.specificationsTitle}</h4>
            {rows.length === 0 && <p>{text.withoutSpecifications}</p>}
            {rows.length > 0 && (
              <dl className={styles.specifications}>
                {rows.map((row) => (
                  <div key={row.name}>
                    <dt>{row.name}</dt>
                    <dd>{row.text}</dd>
                  </div>
                ))}
              </dl>
            )}
            <h4>{copy.shopTitle}</h4>
            <p>{text.shopHint}</p>
          </div>
        </div>
        <details className={styles.how}>
          <summary>{copy.howTitle}</summary>
          <dl className={styles.rule}>
            {text.facts.map(({ name, text: fact }) => (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd>{fact}</dd>
              </Fragment>
            ))}
          </dl>
        </details>
        {action ? (
          <ActionButtons action={action} profile={profile} />
        ) : (
          <MarkButtons title={text.title} onMark={onMark} />
        )}
      </article>
    </li>
  )
}

function MarkButtons({ title, onMark }: Pick<RecommendationCardProps, 'onMark'> & { readonly title: string }) {
  return (
    <div className="mt-1 flex flex-wrap gap-2">
      <Button look="line" aria-label={copy.markThis({ mark: 'done', title })} onClick={() => onMark('done', title)}>
        {copy.markLabels.done}
      </Button>
      <Button
        look="quiet"
        aria-label={copy.markThis({ mark: 'not-for-me', title })}
        onClick={() => onMark('not-for-me', title)}
      >
        {copy.markLabels['not-for-me']}
      </Button>
    </div>
  )
}

/** What to ask for, as the rows of a list; a part that does not matter has none. */
export function specificationRows({ loft, shaftType, shaftFlex, lieDeg }: Specifications) {
  return [
    ...(loft ? [{ name: copy.specificationLabels.loft, text: gapCopy.loftText(loft) }] : []),
    ...(shaftType ? [{ name: copy.specificationLabels.shaft, text: copy.shaftTypeLabels[shaftType] }] : []),
    ...(shaftFlex ? [{ name: copy.specificationLabels.flex, text: copy.shaftFlexLabels[shaftFlex] }] : []),
    ...(lieDeg === undefined ? [] : [{ name: copy.specificationLabels.lie, text: degreesText(lieDeg) }]),
  ]
}
