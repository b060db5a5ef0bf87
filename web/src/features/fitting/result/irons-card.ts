import type { Fitting } from '@bagwise/golf/fitting/fit'
import {
  GAME_IMPROVEMENT_ABOVE_HANDICAP,
  IRON_PRICES,
  PLAYERS_DISTANCE_ABOVE_HANDICAP,
} from '@bagwise/golf/fitting/iron-rules'
import type { IronType } from '@bagwise/golf/fitting/iron-rules'
import type { FittingRequest } from '@bagwise/golf/fitting/request'
import { handicapText } from '#quantities/handicap.ts'
import { ANY_MAKER, BASIS } from './recommendation.ts'
import type { FittingRecommendation, Reason } from './recommendation.ts'
import { numberText } from '#quantities/number-text.ts'

const IRONS = {
  'game-improvement': {
    model: 'Game improvement irons',
    sentence: `Over ${GAME_IMPROVEMENT_ABOVE_HANDICAP}, or without a handicap: game improvement irons.`,
    sole: 'Wide, with weight around the edge',
    alternatives: [
      'A set that begins at the 5- or 6-iron, with hybrids above it',
      'Of 2024: PING G430, TaylorMade Qi, Callaway Paradym Ai Smoke, Cobra Darkspeed',
    ],
  },
  'players-distance': {
    model: 'Players distance irons',
    sentence: `Over ${PLAYERS_DISTANCE_ABOVE_HANDICAP} and up to ${GAME_IMPROVEMENT_ABOVE_HANDICAP}: players distance irons.`,
    sole: 'Medium, hollow or cavity back',
    alternatives: ['Game improvement long irons with players distance short irons', 'Of 2024: Srixon ZX5 Mk II'],
  },
  players: {
    model: 'Players irons',
    sentence: `Up to ${PLAYERS_DISTANCE_ABOVE_HANDICAP}: players irons.`,
    sole: 'Thin, little offset',
    alternatives: ['Players distance irons down to the 6-iron', 'Of 2024: Titleist T150'],
  },
} as const satisfies Record<
  IronType,
  { model: string; sentence: string; sole: string; alternatives: readonly string[] }
>

export function ironsCard({ irons, ironLengthChangeInches }: Fitting, request: FittingRequest): FittingRecommendation {
  const { model, sentence, sole, alternatives } = IRONS[irons]
  const { fromDollars, toDollars } = IRON_PRICES[irons]
  const { handicap, isHandicapKnown, isHandicapEstimated } = request.userProfile
  const known = isHandicapKnown
    ? `Your handicap is ${isHandicapEstimated ? 'estimated from your score: ' : ''}${handicapText(handicap)}.`
    : `You gave no handicap; ${handicapText(handicap)} is taken.`
  return {
    category: 'irons',
    title: 'Irons',
    recommendations: [
      {
        brand: ANY_MAKER,
        model,
        specs: { Sole: sole, Length: lengthText(ironLengthChangeInches), Flex: 'As the driver you settle on' },
        reasoning: [
          { sentence: `${known} ${sentence}`, basis: BASIS.rule },
          lengthReason(ironLengthChangeInches),
          ...issueReasons(request),
        ],
        priceRange: `$${fromDollars}-${toDollars}`,
        alternatives,
      },
    ],
  }
}

function lengthText(changeInches: number): string {
  if (changeInches === 0) return 'Standard'
  return `${numberText(Math.abs(changeInches))} in ${changeInches > 0 ? 'longer' : 'shorter'}`
}

function lengthReason(changeInches: number): Reason {
  const start =
    changeInches === 0 ? 'Standard length suits your height' : 'An inch for every six of height from 5 ft 10 in'
  return {
    sentence: `${start}. Let a fitter measure from wrist to floor: arms differ.`,
    basis: `${BASIS.thumb}: hirekogolf.com`,
  }
}

function issueReasons({ currentIssues }: FittingRequest): readonly Reason[] {
  const sentences = [
    ...(currentIssues.includes('Inconsistent distance')
      ? ['Your distances vary: measure your carries before you buy. Often it is the strike, not the club.']
      : []),
    ...(currentIssues.includes('Lack of forgiveness')
      ? ['You miss forgiveness: of two sets that please you, take the one with the wider sole.']
      : []),
  ]
  return sentences.map((sentence) => ({ sentence, basis: BASIS.thumb }))
}
