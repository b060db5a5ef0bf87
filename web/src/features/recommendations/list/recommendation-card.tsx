import { Fragment, useId } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import type { Recommendation, Specifications } from '@bagwise/golf/recommendations/recommendation'
import * as copy from '#features/recommendations/golfer-advice.copy.ts'
import * as gapCopy from '#charts/gap.copy.ts'
import { ActionButtons, canBeFollowed } from '#profile-parts/bag-plan/action-buttons.tsx'
import { toDoText } from '#profile-parts/to-do/to-do.copy.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { degreesText } from '#quantities/club-measure.ts'
import type { RecommendationMark } from '#profile-parts/to-do/recommendation-marks.ts'
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
        <p className="flex flex-wrap items-baseline gap-x-2 text-xs text-ink-2">
          <Badge look={priority}>{copy.priorityLabels[priority]}</Badge>
          <span>{copy.categoryLabels[category]}</span>
          <span aria-hidden="true">·</span>
          <span>{chipText(recommendation)}</span>
        </p>
        <h3 id={titleId} className="mt-1">
          {text.title}
        </h3>
        <p className="text-sm text-ink-2">{toDoText(recommendation, profile.preferredUnits).reason}</p>
        <div className={styles.actions}>
          {action ? (
            <ActionButtons action={action} profile={profile} />
          ) : (
            <MarkButtons title={text.title} onMark={onMark} />
          )}
          <details className={styles.how}>
            <summary>{copy.howTitle}</summary>
            <p className="text-sm">{text.more}</p>
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
            <dl className={styles.rule}>
              {text.facts.map(({ name, text: fact }) => (
                <Fragment key={name}>
                  <dt>{name}</dt>
                  <dd>{fact}</dd>
                </Fragment>
              ))}
            </dl>
            <p className="pt-2 text-xs text-ink-2">{copy.howItAdvises}</p>
          </details>
        </div>
      </article>
    </li>
  )
}

function MarkButtons({ title, onMark }: Pick<RecommendationCardProps, 'onMark'> & { readonly title: string }) {
  return (
    <div className="flex flex-wrap gap-x-3">
      <Button
        look="quiet"
        className="-ml-2 min-h-11!"
        aria-label={copy.markThis({ mark: 'done', title })}
        onClick={() => onMark('done', title)}
      >
        {copy.markLabels.done}
      </Button>
      <Button
        look="quiet"
        className="min-h-11!"
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
