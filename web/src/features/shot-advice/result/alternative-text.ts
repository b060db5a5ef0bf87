import type { Choice } from '@bagwise/golf/shot-advice/choice'
import { holeOf } from '@bagwise/golf/shot-advice/hole/hole'
import type { HazardArea } from '@bagwise/golf/shot-advice/hole/hole'
import { ABOUT_EQUAL_STROKES } from '@bagwise/golf/shot-advice/reasons'
import type { Shot } from '@bagwise/golf/shot-advice/shot'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { finishWords, isAroundGreen } from './choice-text.ts'
import { HAZARD_WORDS } from './reason-text.ts'
import { numberText } from '#quantities/number-text.ts'

const DECIMALS = 2

/** '0.08 strokes worse', 'about the same'. */
export function costWords({ costStrokes }: Choice): string {
  return costStrokes < ABOUT_EQUAL_STROKES ? 'about the same' : `${numberText(costStrokes, DECIMALS)} strokes worse`
}

/** Why there is no list. */
export function whyNoAlternatives({
  recommended,
  hasOtherClubs,
}: {
  readonly recommended: Choice
  readonly hasOtherClubs: boolean
}): string {
  if (!hasOtherClubs) return 'It is the only club of yours with a distance.'
  if (isAroundGreen(recommended)) return 'Beside the green strokes are not counted club by club, so there is no list.'
  return 'No other club is worth a look here.'
}

/** Where the alternative ends up and what it does about the hazards that the recommended club does not. */
export function alternativeSentence(
  alternative: Choice,
  { recommended, shot, units }: { readonly recommended: Choice; readonly shot: Shot; readonly units: PreferredUnits },
): string {
  const differences = holeOf(shot).areas.flatMap((area) => {
    const does = whatItDoes(alternative, area)
    return does === undefined || does === whatItDoes(recommended, area) ? [] : [does]
  })
  const sentence = [finishWords(alternative, shot, units), ...new Set(differences)].join(', ')
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`
}

/** Of a hazard across the line; one beside it is the aim's business. */
function whatItDoes(
  { carryTodayYards = 0, finishYards }: Choice,
  { kind, side, nearYards, farYards }: HazardArea,
): string | undefined {
  if (side === 'left' || side === 'right') return undefined
  if (finishYards < nearYards) return `stays short of ${HAZARD_WORDS[kind]}`
  if (side === 'front' && carryTodayYards >= farYards) return `carries ${HAZARD_WORDS[kind]} in front`
  return `brings ${HAZARD_WORDS[kind]} into play`
}
