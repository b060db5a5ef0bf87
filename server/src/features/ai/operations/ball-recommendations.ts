import * as z from 'zod/mini'
import { BALLS } from '@bagwise/content/balls/catalogue.prose'
import type { CatalogueBall } from '@bagwise/content/balls/catalogue-ball'
import type { BallAdvice, BallQuestion } from '@bagwise/contract/ai/ball-recommendations'
import { ballType } from '@bagwise/golf/balls/ball-type'
import { suitableForGoal } from '@bagwise/golf/balls/goal-balls'
import { matchBalls, matchScoreOf } from '@bagwise/golf/balls/match-balls'
import type { BallGolfer } from '@bagwise/golf/balls/suits-swing'
import { PROFILE_DEFAULTS } from '@bagwise/golf/golfer'
import { kmhFromMph } from '@bagwise/golf/units'
import { keptTexts } from './facts/contradictions.ts'
import { knownOf } from './facts/known.ts'
import type { Known } from './facts/known.ts'
import { adviceText } from './advice-text.ts'
import { operation } from './operation.ts'

/** Specification 2 §7. */
const CARD_COUNT = 3
/** More would lengthen the prompt without improving the choice: the best for the goal come first. */
const MOST_OFFERED = 12
const MAX_REASONS = 3
const REASON_LENGTH = 140
const ID_LENGTH = 60

const Form = z.object({
  balls: z
    .array(
      z.object({
        id: z.string().check(z.maxLength(ID_LENGTH)),
        reasons: z.array(adviceText({ maxLength: REASON_LENGTH })).check(z.minLength(1), z.maxLength(MAX_REASONS)),
      }),
    )
    .check(z.minLength(1), z.maxLength(CARD_COUNT)),
})

/** Three balls from the catalogue. The AI chooses and explains; every figure comes from the catalogue. */
export const ballRecommendations = operation({
  name: 'ball-recommendations',
  task: `Choose the ${CARD_COUNT} balls of "balls" that serve the golfer's "primaryGoal" and suit this golfer best, the best first; all of them if there are
fewer. "id" is the one that the ball has there: no other ball exists. Give each one to ${MAX_REASONS} short "reasons" that
speak of this golfer. Use no number that is not in the data.`,
  dataOf: ({ golfer, ...asked }: BallQuestion) => ({
    userProfile: golfer,
    ...asked,
    balls: offeredBalls({ golfer, ...asked }).map(offer),
  }),
  form: Form,
  judge: ({ balls }, question: BallQuestion, year) => {
    const offered = new Map(offeredBalls(question).map((ball) => [ball.id, ball]))
    const cards = balls.flatMap(({ id, reasons }, rank) => {
      const ball = offered.get(id)
      return ball ? [cardOf(ball, { rank, reasons: keptTexts(reasons, knownOfBall(ball, { question, year })) })] : []
    })
    const isAnyLeft = cards.some(({ reasons }) => reasons.length > 0)
    const areAllDifferent = new Set(cards.map(({ id }) => id)).size === Math.min(CARD_COUNT, offered.size)
    return isAnyLeft && cards.length === balls.length && areAllDifferent ? cards : undefined
  },
  rules: (question: BallQuestion): BallAdvice =>
    matchBalls(BALLS, ballGolfer(question))
      .matches.slice(0, CARD_COUNT)
      .map(({ ball }, rank) => cardOf(ball, { rank, reasons: ball.bestFor.slice(0, MAX_REASONS) })),
})

function ballGolfer({ golfer, ...asked }: BallQuestion): BallGolfer {
  return { ...asked, handicap: golfer.handicap ?? PROFILE_DEFAULTS.handicap }
}

/** Balls that serve the golfer's goal, and suit speed, handicap and budget where any does. */
function offeredBalls(question: BallQuestion): readonly CatalogueBall[] {
  return suitableForGoal(BALLS, ballGolfer(question)).slice(0, MOST_OFFERED)
}

/** What the AI is told about a ball. */
function offer({ id, brand, model, compression, construction, cover, spinRate, feel, pricePerDozen }: CatalogueBall) {
  return { id, brand, model, compression, construction, cover, spinRate, feel, dollarsPerDozen: pricePerDozen.typical }
}

function cardOf(
  ball: CatalogueBall,
  { rank, reasons }: { readonly rank: number; readonly reasons: readonly string[] },
): BallAdvice[number] {
  const { id, brand, model, category, compression, dimples, construction, feel, keyFeatures, pricePerDozen } = ball
  return {
    id,
    brand,
    model,
    type: ballType(category),
    compression,
    dimples,
    construction,
    feel,
    features: [...keyFeatures],
    matchScore: matchScoreOf(rank),
    reasons: [...reasons],
    pricePerDozenDollars: pricePerDozen.typical,
  }
}

/** Its figures are those of the catalogue, and every other number is one of the question. */
function knownOfBall(
  ball: CatalogueBall,
  { question, year }: { readonly question: BallQuestion; readonly year: number },
): Known {
  const { golfer, swingSpeedMph } = question
  const { min, max, typical } = ball.pricePerDozen
  const known = knownOf(golfer, year)
  const speed = { from: swingSpeedMph, to: swingSpeedMph }
  const numbers =
    `${JSON.stringify({ ...offer(ball), min, max })} ${JSON.stringify(question)}`.match(/\d+(\.\d+)?/g) ?? []
  return {
    ...known,
    speedMph: speed,
    years: [ball.year],
    ball: { compression: ball.compression, pieceCount: Number(ball.construction[0]) },
    dollars: [{ from: min, to: max }],
    numbers: new Set([...numbers.map(Number), ball.year, Math.round(typical), Math.round(kmhFromMph(swingSpeedMph))]),
  }
}
