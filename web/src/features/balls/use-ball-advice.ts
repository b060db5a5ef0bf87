import type { askAiBalls } from '@bagwise/contract/ai/ball-recommendations'
import type { Profile } from '@bagwise/contract/profile'
import type { Ball } from '@bagwise/golf/balls/ball'
import type { BallGolfer, BallMatches } from '@bagwise/golf/balls/match-balls'
import { golferFacts } from '#api/ai/golfer-facts.ts'
import { useAiAnswer } from '#api/ai/use-ai-answer.ts'
import { dollars } from '#quantities/dollars.ts'

type Found = { readonly golfer: BallGolfer; readonly found: BallMatches<Ball> }

/** The balls that the AI would choose, as texts. It is asked for golfers with a profile who can afford a ball. */
export function useBallAdvice({ golfer, found: { matches, relaxed } }: Found, profile: Profile | undefined) {
  // The handicap is among the golfer's facts.
  const { handicap: _, ...asked } = golfer
  const isAffordable = relaxed === 'nothing' || relaxed === 'feel'
  const question = profile && isAffordable ? { golfer: golferFacts(profile), ...asked } : undefined
  const cards = useAiAnswer<typeof askAiBalls>('/api/ai/ball-recommendations', question)
  return cards?.map(({ id, brand, model, type, compression, construction, feel, reasons, pricePerDozenDollars }) => {
    const rank = matches.findIndex(({ ball }) => ball.id === id)
    return {
      name: `${brand} ${model}`,
      line: `${type} · ${feel} · compression about ${compression} · ${construction} · ${dollars(pricePerDozenDollars)}/dozen`,
      rules: rank < 0 ? 'Not among the balls of the rules.' : `Number ${rank + 1} by the rules.`,
      points: reasons,
    }
  })
}
