import type { Choice } from '@bagwise/golf/shot-advice/choice'
import { ABOUT_EQUAL_STROKES } from '@bagwise/golf/shot-advice/about-equal'
import type { Shot } from '@bagwise/golf/shot-advice/shot'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { finishWords } from './choice.copy.ts'
import { hazardDifferences } from './hazard-differences.ts'
import type { HazardDeed } from './hazard-differences.ts'
import { hazardWords } from './reason.copy.ts'
import { isAroundGreen } from './shown-swing.ts'
import { numberText } from '#quantities/number-text.ts'

const DECIMALS = 2

/** Up to so many strokes more. */
const COST_WORDS = [
  { to: ABOUT_EQUAL_STROKES, words: 'about the same' },
  { to: 0.1, words: 'a touch worse' },
  { to: 0.25, words: 'worse' },
] as const

/** 'about the same', 'a touch worse': what a golfer feels of a difference. */
export function costWords({ costStrokes }: Pick<Choice, 'costStrokes'>): string {
  return COST_WORDS.find(({ to }) => costStrokes <= to)?.words ?? 'much worse'
}

/** '0.08 strokes worse'. */
export function costFigure({ costStrokes }: Pick<Choice, 'costStrokes'>): string {
  return `${numberText(costStrokes, DECIMALS)} strokes worse.`
}

/** Why there is no list. */
export function whyNoAlternatives({
  recommended,
  hasOtherClubs,
}: {
  readonly recommended: Choice
  readonly hasOtherClubs: boolean
}): string {
  if (!hasOtherClubs) return "It's the only club with a number."
  if (isAroundGreen(recommended)) return 'Beside the green strokes are not counted club by club, so there is no list.'
  return 'No close second here.'
}

const deedWords = {
  'stays-short': (hazard: string) => `stays short of ${hazard}`,
  carries: (hazard: string) => `carries ${hazard} in front`,
  'brings-into-play': (hazard: string) => `brings ${hazard} into play`,
} as const satisfies Record<HazardDeed, (hazard: string) => string>

/** Where the alternative ends up and what it does about the hazards that the recommended club does not. */
export function alternativeSentence(
  alternative: Choice,
  { recommended, shot, units }: { readonly recommended: Choice; readonly shot: Shot; readonly units: PreferredUnits },
): string {
  const differences = hazardDifferences(alternative, { recommended, shot }).map(({ kind, does }) =>
    deedWords[does](hazardWords[kind]),
  )
  const sentence = [finishWords(alternative, shot, units), ...new Set(differences)].join(', ')
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`
}
