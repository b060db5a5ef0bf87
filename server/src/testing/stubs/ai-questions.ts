import type { ZodMiniType } from 'zod/mini'
import { askAiBalls } from '@bagwise/contract/ai/ball-recommendations'
import { askAiDistances } from '@bagwise/contract/ai/distances'
import { askAiEquipment } from '@bagwise/contract/ai/equipment-recommendations'
import { askCaddie } from '@bagwise/contract/ai/caddie'
import { askAiShotAdvice } from '@bagwise/contract/ai/shot-advice'
import { askAiStarterSet } from '@bagwise/contract/ai/starter-set-explanation'
import { askAiSwingAnalysis } from '@bagwise/contract/ai/swing-analysis'
import type { Endpoint } from '@bagwise/contract/endpoint'

/** Free text of the golfer, and a number that makes the question unique. */
type Free = { readonly text: string; readonly number: number }

/** One question per operation. */
export type AiQuestion = {
  readonly endpoint: Pick<Endpoint, 'method' | 'path' | 'body' | 'reply'>
  readonly bodyOf: (free: Free) => object
  /** Whether it contains free text. */
  readonly takesText: boolean
  /** Whether the answer is streamed as lines. */
  readonly isInLines: boolean
}

/** Golf facts with the text in every free-text field. */
const golferWith = ({ text, number }: Free) => ({
  handicap: 14,
  swingSpeed: 93,
  weight: 100 + number / 10,
  missPattern: text,
  golfGoals: [text],
  currentIssues: [text],
  clubs: [
    { type: 'driver', loft: 10.5, carryYards: 225, source: 'measured' },
    { type: '7-iron', loft: 32, carryYards: 150, source: 'measured' },
    { type: 'pw', loft: 46, carryYards: 114, source: 'estimated' },
  ],
})

const SHOT = { distanceYards: 150, lie: 'fairway', slope: 'flat', pin: 'middle', hazards: [], air: {} }
const SWING = { ballFlight: 'slice', misses: ['push-slice'], contacts: [], distances: [], toldApart: {} }
const BALL = { swingSpeedMph: 93, preferredFeel: 'soft', primaryGoal: 'distance', budget: 'mid-range' }
const SET = { frequency: 'monthly', courseType: 'municipal', missPattern: 'right', confidenceClub: '7-iron' }
const TIERS = ['good', 'better', 'best']

function question(endpoint: AiQuestion['endpoint'], bodyOf: AiQuestion['bodyOf'], changes: Partial<AiQuestion> = {}) {
  return { endpoint, bodyOf, takesText: true, isInLines: false, ...changes }
}

export const AI_QUESTIONS: Readonly<Record<string, AiQuestion>> = {
  'distance-calculation': question(askAiDistances, (free) => ({
    golfer: golferWith(free),
    known: { '7-iron': 150 },
    clubs: ['pw'],
  })),
  'shot-advice': question(askAiShotAdvice, (free) => ({ golfer: golferWith(free), situation: SHOT })),
  'swing-analysis': question(askAiSwingAnalysis, (free) => ({ golfer: golferWith(free), answers: SWING })),
  'equipment-recommendations': question(askAiEquipment, (free) => ({
    golfer: golferWith(free),
    budget: 'mid-range',
    priorities: [free.text],
    currentIssues: [free.text],
  })),
  'ball-recommendations': question(askAiBalls, (free) => ({ golfer: golferWith(free), ...BALL })),
  'general-advice': question(askCaddie, (free) => ({ question: free.text, golfer: golferWith(free) }), {
    isInLines: true,
  }),
  'starter-set-explanation': question(
    askAiStarterSet,
    ({ number }) => ({ ...SET, budget: '500-1200', skillLevel: 'beginner', tier: TIERS[number % TIERS.length] }),
    { takesText: false },
  ),
}

/** Whether the whole answer matches the contract. */
export function isOfContract({ endpoint, isInLines }: AiQuestion, answer: string): boolean {
  const replies = isInLines ? answer.trimEnd().split('\n') : [answer]
  const schema: ZodMiniType = endpoint.reply
  return replies.every((reply) => schema.safeParse(JSON.parse(reply)).success)
}
