import { GAIN_SDS, TYPICAL_SHOTS } from '@bagwise/golf/play/gain-variance'
import { PLAYED_PARTS } from '@bagwise/golf/play/parts'
import type { PlayedPart } from '@bagwise/golf/play/parts'
import type { SimulatedHandicap } from '../../../golf/reference/simulated-rounds.ts'
import { paragraph, table } from '../markdown.ts'
import { exact, fixed, percent } from '../numbers.ts'
import { PART_NAMES, simulations } from './simulations.ts'

const HALF_A_STROKE = 0.5

export function noise(): readonly string[] {
  const { corrected } = simulations()
  const middle = corrected.find(({ handicap }) => handicap === HANDICAP_OF_SHARES)
  return [
    '## What one round can tell',
    paragraph(
      'Rounds of the same golfers scatter by chance alone, standard deviations of one round in strokes; in the last column, how',
      'many rounds it takes until half a stroke a round in the approaches is as large as one of them:',
    ),
    table(
      ['handicap', ...PLAYED_PARTS.map((part) => PART_NAMES[part]), 'all', 'rounds for half a stroke'],
      corrected.map(({ handicap, others: { parts, totalSd } }) => [
        exact(handicap),
        ...PLAYED_PARTS.map((part) => fixed(parts[part].roundSd)),
        fixed(totalSd),
        exact(Math.round((parts.approach.roundSd / HALF_A_STROKE) ** 2)),
      ]),
    ),
    paragraph(
      'The standard error that is shown with a part is worked out from its shots: the root of their number times the deviation',
      `of one, which is a typical one until the golfer’s own shots say more; it is worth ${exact(TYPICAL_SHOTS)} of them. A green’s putts are one`,
      'shot. Each distance that is not known well adds the steepness of the curve there times what it may be off, to the two',
      'parts that meet in it; between two shots of one part, and in the sum of all parts, it cancels.',
    ),
    gainTable(corrected),
    paragraph(
      'Under one standard error a part reads as usual, up to two as a hint, above two it is clear. Of normals that would be 68,',
      `27 and 5 in 100. Of rounds of a golfer of handicap ${exact(HANDICAP_OF_SHARES)}, who has nothing to be told, they are:`,
    ),
    middle ? clarityTable(middle) : '',
  ]
}

const HANDICAP_OF_SHARES = 15

function gainTable(golfers: readonly SimulatedHandicap[]): string {
  const simulated = (part: PlayedPart) =>
    golfers.flatMap(({ others: { parts } }) => [fixed(parts[part].gainCount), fixed(parts[part].gainSd, 2)])
  return table(
    ['one shot', 'typical', ...golfers.flatMap(({ handicap }) => [`shots at ${handicap}`, `simulated at ${handicap}`])],
    PLAYED_PARTS.map((part) => [PART_NAMES[part], exact(GAIN_SDS[part]), ...simulated(part)]),
  )
}

function clarityTable({ others: { parts } }: SimulatedHandicap): string {
  return table(
    ['part', 'as usual', 'a hint', 'clear'],
    PLAYED_PARTS.map((part) => {
      const { clarities } = parts[part]
      return [
        PART_NAMES[part],
        ...(['as-usual', 'hint', 'clear'] as const).map((clarity) => percent(clarities[clarity])),
      ]
    }),
  )
}
