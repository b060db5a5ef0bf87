import { Fragment, useId } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import type { Specifications } from '@bagwise/golf/recommendations/recommendation'
import type { TodoItem } from '@bagwise/golf/to-do/todo-item'
import * as copy from '#features/recommendations/golfer-advice.copy.ts'
import * as gapCopy from '#charts/gap.copy.ts'
import { ItemButtons } from '#profile-parts/to-do/item-buttons.tsx'
import { toDoText } from '#profile-parts/to-do/to-do.copy.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { degreesText } from '#quantities/club-measure.ts'
import { chipText, itemText } from './text/recommendation-text.ts'
import type { RecommendationText } from './text/recommendation-text.ts'
import styles from '../recommendations.module.css'

type RecommendationCardProps = {
  readonly item: TodoItem
  readonly profile: Profile
}

/** One thing to do: what, why, the one action, the two ways to be done with it, and how it was worked out. */
export function RecommendationCard({ item, profile }: RecommendationCardProps) {
  const titleId = useId()
  const { priority, category, specifications } = item
  const units = profile.preferredUnits
  const { title, reason } = toDoText(item, units)
  const text = itemText(item, units)
  return (
    <li data-notice data-recommendation={item.id}>
      <article aria-labelledby={titleId} className={styles.card}>
        <p className="flex flex-wrap items-baseline gap-x-2 pr-11 text-xs text-ink-2">
          <Badge look={priority}>{copy.priorityLabels[priority]}</Badge>
          <span>{copy.categoryLabels[category]}</span>
          <span aria-hidden="true">·</span>
          <span>{chipText(item)}</span>
        </p>
        <h3 id={titleId} className="mt-1 pr-11">
          {title}
        </h3>
        <p className="text-sm text-ink-2">{reason}</p>
        <details className={styles.how}>
          <summary>
            <span className="sr-only">{copy.howTitle}</span>
            <Icon name="down" className={`size-5 ${styles.chevron}`} />
          </summary>
          <h4>{copy.howTitle}</h4>
          <p className="text-sm">{text.more}</p>
          {'reasoning' in text && <ReasonsAndParts text={text} specifications={specifications} />}
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
        <div className={styles.actions}>
          <ItemButtons item={item} profile={profile} />
        </div>
      </article>
    </li>
  )
}

type ReasonsAndPartsProps = { readonly text: RecommendationText; readonly specifications: Specifications }

/** Why, what it is good for, and what to ask for in a shop. */
function ReasonsAndParts({ text, specifications }: ReasonsAndPartsProps) {
  const rows = specificationRows(specifications)
  return (
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
