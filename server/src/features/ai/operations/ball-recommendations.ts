import * as z from 'zod/mini'
import { BALLS } from '@bagwise/content/balls/catalogue.prose'
import type { CatalogueBall } from '@bagwise/content/balls/catalogue-ball'
import type { BallAdvice, BallQuestion } from '@bagwise/contract/ai/ball-recommendations'
import { ballType } from '@bagwise/golf/balls/ball-type'
import { suitableForGoal } from '@bagwise/golf/balls/goal-balls'
import { matchBalls, matchScoreOf } from '@bagwise/golf/balls/match-balls'
import type { BallGolfer } from '@bagwise/golf/balls/suits-swing'
import { PROFILE_DEFAULTS } from '@bagwise/golf/golfer'
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
  judge: ({ balls }, question: BallQuestion) => {
    const offered = new Map(offeredBalls(question).map((ball) => [ball.id, ball]))
    const cards = balls.flatMap(({ id, reasons }, rank) => {
      const ball = offered.get(id)
      return ball && haveOnlyFiguresOf(ball, reasons, question) ? [cardOf(ball, { rank, reasons })] : []
    })
    const areAllDifferent = new Set(cards.map(({ id }) => id)).size === Math.min(CARD_COUNT, offered.size)
    return cards.length > 0 && cards.length === balls.length && areAllDifferent ? cards : undefined
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

/** Every number in the AI's reasons must be in the catalogue or in the question. */
function haveOnlyFiguresOf(ball: CatalogueBall, reasons: readonly string[], question: BallQuestion): boolean {
  const known = `${JSON.stringify(offer(ball))} ${JSON.stringify(question)}`
  const figures = new Set(figuresIn(known))
  return reasons.every((reason) => figuresIn(reason).every((figure) => figures.has(figure)))
}

function figuresIn(text: string): readonly string[] {
  return text.match(/\d+(\.\d+)?/g) ?? []
}
