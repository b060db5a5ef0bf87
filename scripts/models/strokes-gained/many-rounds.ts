import { SHOT_CELLS } from '@bagwise/golf/play/shot-cells'
import { paragraph, table } from '../markdown.ts'
import { percent } from '../numbers.ts'
import { simulations } from './simulations.ts'

export function manyRounds(): readonly string[] {
  return [
    '## Many rounds',
    paragraph(
      '**Trend**: the mean of the last 5, 10 and 20 rounds, in 18 holes, nine holes as half a round, with one standard error to',
      'each side. A mean “shows” when it is beyond that; since the error shrinks with the root of the rounds, the number that',
      'is missing follows from the mean and error of the last twenty.',
    ),
    paragraph(
      '**One drill**: shots are sorted by what drills are for. Of the last five rounds the cell speaks that costs most in 18',
      'holes, once that is shrunk by n / (n + 12), with at least 6 shots and below minus one standard error. A side is named',
      'where at least 60 % of at least 5 shots that lost strokes came down on it, farther off than their place may be. Where',
      'penalties make half of what drives lost, the drill is one against lost balls. All of these are rules of thumb.',
    ),
    paragraph(
      '**Penalties** elsewhere than off the tee have a cell of their own besides that of their shot. What is usual for a handicap',
      'has penalties in it, and shots without one gain what these lose; so the cell counts approaches and short game together,',
      'and never more than its penalties lost. Counted by themselves penalties would be what costs most of nearly every golfer',
      'of handicap 25.',
    ),
    paragraph(
      'Golfers who play to their handicap in every part have nothing to practise first. After five of their rounds in a row a',
      'cell speaks all the same so often, by chance and where the curve does not fit single distances: one standard error, the',
      'lowest of a dozen, is a reason to try a drill and no proof of a weakness.',
    ),
    falseFindings(),
  ]
}

function falseFindings(): string {
  const { corrected } = simulations()
  const shareOf = (index: number) => corrected[index]?.others.speaking ?? {}
  const none = corrected.map((_, index) => 1 - Object.values(shareOf(index)).reduce((sum, share) => sum + share, 0))
  return table(
    ['what speaks', ...corrected.map(({ handicap }) => `handicap ${handicap}`)],
    [
      ...SHOT_CELLS.map((cell) => [
        cell.replaceAll('-', ' '),
        ...corrected.map((_, index) => percent(shareOf(index)[cell] ?? 0)),
      ]),
      ['nothing', ...none.map((share) => percent(share))],
    ],
  )
}
