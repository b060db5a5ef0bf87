import { NEWER_BALLS } from '@bagwise/content/newer-models/newer-balls'
import type { NewerBall } from '@bagwise/content/newer-models/newer-model'
import { Badge } from '#ui/badge.tsx'
import * as copy from '#features/balls/ball-results.copy.ts'

/** The ball that has followed one of the catalogue; of those that follow none, all. */
export function NewerBalls({ succeeds }: { readonly succeeds: string | undefined }) {
  return NEWER_BALLS.filter((ball) => ball.succeeds === succeeds).map((ball) => (
    <p key={ball.id} className="mt-1 text-sm">
      {newerBallText(ball)} {ball.confidence === 'low' && <Badge look="estimate">{copy.unsureBadge}</Badge>}
    </p>
  ))
}

/** What is known of it: what was not found is left out. */
export function newerBallText(ball: NewerBall): string {
  return [copy.newerBall(ball), ...(ball.price ? [copy.newerPrice(ball.price)] : [])].join(' ')
}
