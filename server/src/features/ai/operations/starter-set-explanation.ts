import * as z from 'zod/mini'
import { analyseSet } from '@bagwise/content/starter-sets/analysis'
import { ANALYSIS_PHRASES } from '@bagwise/content/starter-sets/analysis.prose'
import { BUDGET_SETS } from '@bagwise/content/starter-sets/budget-sets.prose'
import { MID_RANGE_SETS } from '@bagwise/content/starter-sets/mid-range-sets.prose'
import { PREMIUM_SETS } from '@bagwise/content/starter-sets/premium-sets.prose'
import type { StarterSetQuestion } from '@bagwise/contract/ai/starter-set-explanation'
import { CLUB_TYPES, CLUBS } from '@bagwise/golf/club'
import { sidesAsSeen } from '@bagwise/golf/hand'
import type { StarterBudget } from '@bagwise/golf/starter-sets/starter-answers'
import { TIER_BADGES, TIER_COLLECTIONS } from '@bagwise/golf/starter-sets/starter-set'
import type { StarterSet } from '@bagwise/golf/starter-sets/starter-set'
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

const sentencesOf = new Intl.Segmenter('en', { granularity: 'sentence' })

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
  form: z.object({ explanation: adviceText({ maxLength: MAX_LENGTH }) }),
  judge: ({ explanation }, question: StarterSetQuestion) => {
    const sentenceCount = [...sentencesOf.segment(explanation)].length
    const isOfLength = sentenceCount >= SENTENCES.fewest && sentenceCount <= SENTENCES.most
    return isOfLength && !explanation.includes('$') && namesOnlyClubsOf(setOf(question), explanation)
      ? explanation
      : undefined
  },
  rules: (question: StarterSetQuestion) => analyseSet(setOf(question), question, ANALYSIS_PHRASES, question.hand),
})

function setOf({ budget, tier }: Pick<StarterSetQuestion, 'budget' | 'tier'>): StarterSet {
  const set = SETS[budget].find(({ matchLevel }) => TIER_BADGES[matchLevel] === tier)
  if (!set) throw new Error(`No set of the tier ${tier} for ${budget}`)
  return set
}

function namesOnlyClubsOf({ clubs }: StarterSet, explanation: string): boolean {
  const owned = new Set(clubs.map(({ type }) => type))
  return CLUB_TYPES.every((type) => owned.has(type) || !nameOf(CLUBS[type].displayName).test(explanation))
}

/** Matches a club's name in a sentence: '5-Iron', '5 iron', '5-irons'. */
function nameOf(displayName: string): RegExp {
  return new RegExp(String.raw`\b${displayName.replace(/[- ]/, '[- ]')}s?\b`, 'i')
}
