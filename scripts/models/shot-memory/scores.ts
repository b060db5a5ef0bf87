import type { ClubType } from '@bagwise/golf/club'
import { HELD_OUT_CLUBS, heldOutScores } from '../../../golf/reference/held-out-shots.ts'
import { paragraph, table } from '../markdown.ts'
import { exact, fixed, percent } from '../numbers.ts'

const SHOT_COUNTS = [3, 5, 7, 10, 15, 19, 20, 30, 60] as const

export function scores(): readonly string[] {
  return [
    '## How well shots are foretold',
    paragraph(
      'Real shots of four golfers from [CaddieSet](https://github.com/damilab/CaddieSet) (MIT License, in',
      '`golf/reference/caddie-set/`). Of each golfer and club so many shots are drawn and learnt from, forty-eight times, and the',
      'others are scored: ln of the density that was foretold for carry and side together, in nats a shot; higher is better,',
      '0.1 is a tenth more probability. The handicap is not told. _Before_ is what Bagwise did until it kept shots: outliers',
      'out, trimmed mean, typical spread up to 20 shots, no steady miss. _Raw_ is mean and standard deviation as they are.',
      'The last columns count the shots within the ovals for 50 and 90 %: of all shots, mishits and misreads too, while an',
      'oval is of the solid ones. Two golfers have 68 drives or more.',
    ),
    '### Driver',
    scoreTable(HELD_OUT_CLUBS.driver, false),
    '### Irons, by their own shots alone',
    scoreTable(HELD_OUT_CLUBS.irons, false),
    '### Irons, with the golfer’s other clubs',
    scoreTable(HELD_OUT_CLUBS.irons, true),
  ]
}

function scoreTable(clubs: readonly ClubType[], withOtherClubs: boolean): string {
  return table(
    ['shots', 'golfers and clubs', 'before', 'raw', 'model', 'in 50 %', 'in 90 %'],
    heldOutScores({ clubs, withOtherClubs, shotCounts: SHOT_COUNTS }).map((score) => [
      exact(score.shotCount),
      exact(score.cellCount),
      fixed(score.before, 2),
      fixed(score.raw, 2),
      fixed(score.model, 2),
      percent(score.within50),
      percent(score.within90),
    ]),
  )
}
