import { Badge } from '#ui/badge.tsx'
import { Sheet } from '#ui/sheet.tsx'
import type { ClubRecommendation, FittingRecommendation } from './recommendation.ts'

/** One category: what to look for, why, what it costs, and what else would do. */
export function RecommendationSheet({ recommendation }: { readonly recommendation: FittingRecommendation }) {
  const { title, recommendations } = recommendation
  return (
    <Sheet title={title}>
      <div className="mt-2 flex flex-wrap gap-1.5">
        <Badge look="outline">Rules</Badge>
      </div>
      {recommendations.map((club) => (
        <Club key={club.model} club={club} />
      ))}
    </Sheet>
  )
}

function Club({ club }: { readonly club: ClubRecommendation }) {
  const { brand, model, specs, reasoning, priceRange, alternatives } = club
  return (
    <div className="fitting-club">
      <h3>{model}</h3>
      <p className="text-sm text-ink-2">
        {brand} · {priceRange}
      </p>
      <dl className="fitting-specs">
        {Object.entries(specs).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h4>Why</h4>
      <ul>
        {reasoning.map(({ sentence, basis }) => (
          <li key={sentence}>
            {sentence} <span className="fitting-basis">{basis}</span>
          </li>
        ))}
      </ul>
      <h4>Alternatives</h4>
      <ul>
        {alternatives.map((alternative) => (
          <li key={alternative}>{alternative}</li>
        ))}
      </ul>
    </div>
  )
}
