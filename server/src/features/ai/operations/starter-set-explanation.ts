import * as z from 'zod/mini'
import { analyseSet } from '@bagwise/content/starter-sets/analysis'
import { ANALYSIS_PHRASES } from '@bagwise/content/starter-sets/analysis.prose'
import { BUDGET_SETS } from '@bagwise/content/starter-sets/budget-sets.prose'
import { MID_RANGE_SETS } from '@bagwise/content/starter-sets/mid-range-sets.prose'
import { PREMIUM_SETS } from '@bagwise/content/starter-sets/premium-sets.prose'
import type { StarterSetQuestion } from '@bagwise/contract/ai/starter-set-explanation'
import { CLUBS } from '@bagwise/golf/club'
import { sidesAsSeen } from '@bagwise/golf/hand'
import type { StarterBudget } from '@bagwise/golf/starter-sets/starter-answers'
import { TIER_BADGES, TIER_COLLECTIONS } from '@bagwise/golf/starter-sets/starter-set'
import type { StarterSet } from '@bagwise/golf/starter-sets/starter-set'
import { keptText } from './facts/contradictions.ts'
import { knownOf } from './facts/known.ts'
import type { Known } from './facts/known.ts'
import { sentencesIn } from './facts/sentences.ts'
import { adviceText } from './advice-text.ts'
import { operation } from './operation.ts'

/** Three sentences fit on a card. */
const MAX_LENGTH = 480
/** Specification 2 §7. */
const SENTENCES = { fewest: 2, most: 3 } as const

const SETS = {
  'under-500': BUDGET_SETS,
  '500-1200': MID_RANGE_SETS,
  'over-1200': PREMIUM_SETS,
} as const satisfies Record<StarterBudget, readonly StarterSet[]>

/** Explains in two or three sentences why a set suits the golfer. */
export const starterSetExplanation = operation({
  name: 'starter-set-explanation',
  task: `Explain in "explanation", in two or three sentences, why the first set of clubs in "set" suits this golfer: how
often and where the golfer plays, which miss is the usual one, and which club the golfer trusts. Name only clubs that are
in "set". Name no price: it stands beside your words. Claim nothing of the set that you cannot know.`,
  dataOf: ({ tier, ...answers }: StarterSetQuestion) => {
    const { name, description, clubs } = setOf({ tier, ...answers })
    return {
      ...answers,
      missPattern: sidesAsSeen(answers.missPattern, answers.hand),
      tier: TIER_COLLECTIONS[tier],
      set: { name, description, clubs: clubs.map(({ type }) => CLUBS[type].displayName) },
    }
  },
  form: z.object({
    explanation: adviceText({ maxLength: MAX_LENGTH }).check(z.refine(isOfLength, 'has too few or too many sentences')),
  }),
  judge: ({ explanation }, question: StarterSetQuestion, year) =>
    keptText(explanation, knownOfSet(question, year)) || undefined,
  rules: (question: StarterSetQuestion) => analyseSet(setOf(question), question, ANALYSIS_PHRASES, question.hand),
})

function isOfLength(explanation: string): boolean {
  const { length } = sentencesIn(explanation)
  return length >= SENTENCES.fewest && length <= SENTENCES.most
}

function setOf({ budget, tier }: Pick<StarterSetQuestion, 'budget' | 'tier'>): StarterSet {
  const set = SETS[budget].find(({ matchLevel }) => TIER_BADGES[matchLevel] === tier)
  if (!set) throw new Error(`No set of the tier ${tier} for ${budget}`)
  return set
}

/** Only the clubs of the set, no price and no year. */
function knownOfSet(question: StarterSetQuestion, year: number): Known {
  const { hand, units, missPattern } = question
  return {
    ...knownOf({ hand, units, missPattern: sidesAsSeen(missPattern, hand) }, year),
    onlyClubs: new Set(setOf(question).clubs.map(({ type }) => type)),
    dollars: [],
    years: [],
  }
}
