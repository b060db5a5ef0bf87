import { Accordion } from '#ui/accordion.tsx'
import { Badge } from '#ui/badge.tsx'
import type { FittingRecommendation, ClubRecommendation } from './recommendation.ts'
import * as copy from './fitting-result.copy.ts'
import styles from '../fitting.module.css'

type RecommendationProps = {
  readonly recommendation: FittingRecommendation
  /** The reasons first; what to look for in a shop is closed. */
  readonly isInShort?: boolean
}

/** So many reasons stand without a tap. */
const FIRST_REASONS = 3

/** One category: what to look for, why, what it costs, and what else would do. */
export function Recommendation({ recommendation, isInShort = false }: RecommendationProps) {
  const { recommendations } = recommendation
  return (
    <>
      <div className="mt-2 flex flex-wrap gap-1.5">
        <Badge look="outline">{copy.rulesBadge}</Badge>
      </div>
      {recommendations.map((club) => (
        <Club key={club.model} club={club} isInShort={isInShort} />
      ))}
    </>
  )
}

type ClubProps = { readonly club: ClubRecommendation; readonly isInShort: boolean }

function Club({ club, isInShort }: ClubProps) {
  const { brand, model, reasoning, priceRange } = club
  return (
    <div className={styles.club}>
      <h3>{model}</h3>
      <p className="text-sm text-ink-2">
        {brand} · {priceRange}
      </p>
      {!isInShort && <Specs club={club} />}
      <h4>{copy.reasons}</h4>
      <Reasons reasoning={isInShort ? reasoning.slice(0, FIRST_REASONS) : reasoning} />
      {isInShort ? (
        <Accordion level={4} title={copy.inTheShop} answer={copy.inTheShopAnswer} className={styles.shop}>
          <Specs club={club} />
          <Reasons reasoning={reasoning.slice(FIRST_REASONS)} />
          <Alternatives club={club} />
        </Accordion>
      ) : (
        <Alternatives club={club} />
      )}
    </div>
  )
}

function Specs({ club: { specs } }: { readonly club: ClubRecommendation }) {
  return (
    <dl className={styles.specs}>
      {Object.entries(specs).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Reasons({ reasoning }: Pick<ClubRecommendation, 'reasoning'>) {
  if (reasoning.length === 0) return null
  return (
    <ul>
      {reasoning.map(({ sentence, basis }) => (
        <li key={sentence}>
          {sentence} <span className={styles.basis}>{basis}</span>
        </li>
      ))}
    </ul>
  )
}

function Alternatives({ club: { alternatives } }: { readonly club: ClubRecommendation }) {
  return (
    <>
      <h4>{copy.alternatives}</h4>
      <ul>
        {alternatives.map((alternative) => (
          <li key={alternative}>{alternative}</li>
        ))}
      </ul>
    </>
  )
}
