import { paragraph, table } from '../markdown.ts'
import { exact, fixed, percent, signed } from '../numbers.ts'
import { KNOWN_SHORTFALLS, LIKE_ME_TARGETS, TARGET_SLACK_YARDS } from './error-targets.ts'
import { heldOut } from './held-out.ts'
import { GIVEN, leaveOneOut } from './leave-one-out.ts'
import { referenceGroups } from './reference-groups.ts'
import { slowBags } from './slow-bags.ts'
import { steeperModel } from './steeper-model.ts'
import { METHODS, errorsByGroup, errorsByTable } from './method-errors.ts'
import type { ErrorRow, GroupRow, MethodErrors } from './method-errors.ts'

export function errorTables(): readonly string[] {
  return [
    '## How good it is',
    paragraph(
      'Each club of each published table is estimated without it, by all three methods, from what is given. For Like me the',
      'typical bag is fitted again without the whole source of the table; HackMotion goes with Shot Scope, which it follows.',
      'Errors are root mean square / largest, in yards; the bias is estimate less table. The factors have no estimate of the',
      '7-iron itself and none for tables without one, unless the driver is given. In two charts the 3-iron goes farther than',
      'the 5-wood: then it is not told. `npm run bench -- distances` prints the same.',
    ),
    table(
      [
        'given',
        'tables',
        'clubs',
        'Classic',
        'factors',
        'Like me',
        'target',
        'bias of the three',
        'range holds',
        'mean range',
      ],
      errorsByGroup(heldOut()).map(groupRow),
    ),
    paragraph(
      `A target is met up to ${exact(TARGET_SLACK_YARDS)} yd. Missed by more, up to half a yard, are:`,
      `${KNOWN_SHORTFALLS.map(({ group, given }) => `${group}, given ${given}`).join('; ')}.`,
    ),
    paragraph(
      'Women’s charts have no target. They are writers’ totals whose drivers go 1.7 to 2.3 times as far as the 7-iron, which',
      'one swing cannot do: a steepness that followed them would give a golfer with a 7-iron of 75 yards a drive of 154, where',
      'the flight model says 121.',
    ),
    ...toldTheGolfer(),
    ...slowBags(),
    ...referenceGroups(),
    ...steeperModel(),
    '### Table by table',
    paragraph('Root mean square in yards of Classic · factors · Like me; the closest is bold.'),
    table(['table', ...GIVEN.map((given) => `given ${given}`)], tableRows()),
  ]
}

function groupRow(row: GroupRow): readonly string[] {
  const { given, group, count, withinRangeShare, meanRangeYards } = row
  return [
    given,
    group,
    exact(count),
    ...METHODS.map((method) => rmsAndLargest(row[method])),
    targetOf(LIKE_ME_TARGETS[given][group]),
    METHODS.map((method) => signed(row[method].biasYards, 0)).join(' · '),
    percent(withinRangeShare),
    `±${fixed(meanRangeYards, 0)}`,
  ]
}

function targetOf(yards: number | undefined): string {
  return yards === undefined ? 'none' : exact(yards)
}

function rmsAndLargest({ rmsYards, largestYards }: MethodErrors): string {
  return `${fixed(rmsYards)} / ${fixed(largestYards, 0)}`
}

/** What the prior from handicap or swing speed adds once there are references. */
function toldTheGolfer(): readonly string[] {
  const told = errorsByGroup(leaveOneOut({ tellsGolfer: true }))
  const trackers = GIVEN.map((given) => {
    const [without, withIt] = [errorsByGroup(heldOut()), told].map((rows) =>
      rows.find((row) => row.given === given && row.group === 'trackers'),
    )
    return `${given} ${fixed(without?.likeMe.rmsYards ?? Number.NaN)} → ${fixed(withIt?.likeMe.rmsYards ?? Number.NaN)}`
  })
  return [
    paragraph(
      'Above, Like me is told no handicap and no swing speed. With a reference a handicap adds nothing, a said speed two',
      `uncertain points. On the trackers, whose tables are by handicap, the RMS becomes: ${trackers.join('; ')}.`,
    ),
  ]
}

function tableRows(): readonly (readonly string[])[] {
  const rows = Map.groupBy(errorsByTable(heldOut()), ({ source, table: name }) => `${source}, ${name}`)
  return [...rows].map(([name, ofTable]) => [
    name,
    ...GIVEN.map((given) => {
      const row = ofTable.find((one) => one.given === given)
      return row ? sideBySide(row) : ''
    }),
  ])
}

function sideBySide(row: ErrorRow): string {
  const errors = METHODS.map((method) => row[method].rmsYards)
  const least = Math.min(...errors.filter((error) => !Number.isNaN(error)))
  return errors
    .map((error) => (Number.isNaN(error) ? 'none' : error === least ? `**${fixed(error)}**` : fixed(error)))
    .join(' · ')
}
