import { CLUBS } from '@bagwise/golf/club'
import { idealGap } from '@bagwise/golf/gapping/ideal-gap'
import { bagFit } from '@bagwise/golf/one-bag/bag-fit'
import type { BagAction } from '@bagwise/golf/one-bag/bag-action'
import { plannedCoverage } from '@bagwise/golf/one-bag/planned-coverage'
import { samplePlans } from './gapping/sample-plans.ts'
import { bullets, page, paragraph, table } from './markdown.ts'
import { fixed, percent } from './numbers.ts'

/** docs/models/gapping.md, worked out anew from the code and the reference tables. */
export function gappingPage(): string {
  return page(
    '# Ideal gaps and the plan for the bag',
    paragraph(
      'Written by `npm run docs` from `golf/src/gapping/`, `golf/src/one-bag/` and `golf/reference/`: change those, not',
      'this page. The score and its limits of 5 and 20 yards are the specification’s; this page is about what stands beside',
      'them.',
    ),
    ...idealGaps(),
    ...planning(),
    ...scoring(),
    ...samples(),
    ...limits(),
  )
}

const SEVEN_IRONS_YARDS = [90, 145, 176] as const
/** Middles of two carries over the 7-iron's. */
const PAIRS = [
  { name: 'wedges, short irons', carryRatio: 0.7 },
  { name: '5- to 6-iron', carryRatio: 1.1 },
  { name: 'hybrid to 5-iron', carryRatio: 1.2 },
  { name: '5-wood to hybrid', carryRatio: 1.35 },
  { name: '3-wood to 5-wood', carryRatio: 1.42 },
  { name: 'driver to 3-wood', carryRatio: 1.55 },
] as const

function idealGaps(): readonly string[] {
  return [
    '## Ideal gaps',
    paragraph(
      'S is the carry of the 7-iron, ρ the middle of two carries over S. The base is 0.075 · S, at least 7 yd, at most 12 yd',
      'up to ρ = 0.8 and 15 yd from ρ = 1. From ρ = 1.05 on it widens, to 1.65 times at ρ = 1.55. Below half the ideal',
      'two clubs do one job, above 1.6 of it a full swing misses the yards between. In yards, with these limits:',
    ),
    table(
      ['7-iron', ...PAIRS.map(({ name }) => name)],
      SEVEN_IRONS_YARDS.map((sevenIronCarryYards) => [
        String(sevenIronCarryYards),
        ...PAIRS.map(({ carryRatio }) => idealText(carryRatio * sevenIronCarryYards, sevenIronCarryYards)),
      ]),
    ),
    paragraph(
      'Sources: True Spec Golf (7 to 9 yd for slow swings, 12 to 15 for fast ones), Scheels (wedges 10 to 12), Arccos and',
      'MyGolfSpy (about 10 and 12), tablegameshub.com (hybrids 8 to 12, fairway woods 11 to 16, driver to 3-wood 15 to 20).',
      'The limits are our judgement.',
    ),
  ]
}

function idealText(carryYards: number, sevenIronCarryYards: number): string {
  const { idealYards, closeBelowYards, wideAboveYards } = idealGap({
    longerCarryYards: carryYards,
    shorterCarryYards: carryYards,
    sevenIronCarryYards,
  })
  return `${fixed(idealYards)} (${fixed(closeBelowYards, 0)} to ${fixed(wideAboveYards, 0)})`
}

function planning(): readonly string[] {
  return [
    '## The plan',
    paragraph(
      'One plan says what to do about a bag, and every screen shows it. A hole g yards wide around d, with S the 7-iron, D',
      'the longest club and H the handicap, costs, in strokes a round,',
    ),
    paragraph(
      '(18 · the share of approaches into it + 4 · its share of the yards from S to D) · 0.02 · (√(σ² + g²/12) − σ), where',
      'approaches are normal, 0.94 · S ± 0.41 · S, and σ = 0.07 · d · (1 + H/40).',
    ),
    bullets(
      'A hole between two estimates, beside a club without a number, or that the ± of an estimate may close, is measured first.',
      'A hole of n limits is split by n − 1 clubs, at most three deep. Of the shelf a club counts 6 yd nearer; what is hard to hit ' +
        'farther: 5-iron and longer 8 yd for speeds under 90 mph or handicaps over 15, else 3. Each side keeps 0.6 of ' +
        'the ideal gap. A wedge is never within 2° of an owned one nor within 4° of its neighbours.',
      'A new club carries what its loft gives between its neighbours: along the degrees between irons and wedges, else along ' +
        'the typical bag. The ± is 1.28 · 4.5 % for wedges and 3 % for others.',
      'Three clubs are bought at a time, those that save most first, none for less than 0.03 strokes a round.',
      'In a bag of 13 besides the putter the club goes whose leaving costs least and opens no hole, if the hole is 1.2 times as ' +
        'wide as its limit and 0.05 strokes are saved. Driver, 7- to 9-iron, pitching and sand wedge stay.',
      'Nothing fits: below the driver a gap is normal; woods and hybrids are gripped down, irons and wedges swung in part.',
      'Of two clubs that do one job the harder to hit goes, where no hole follows.',
    ),
    paragraph(
      'What is sold to whom, 0.02 strokes a yard, four long shots a round and the worths are rules of thumb, kept as named',
      'constants. Prices are about those of the starter sets that are sold club by club.',
    ),
  ]
}

function scoring(): readonly string[] {
  return [
    '## The score for your swing',
    paragraph(
      'The specification’s formula with these limits: a gap beyond them counts by its part of an ideal gap, at most as one',
      'fault; below the driver a normal one does not count. Bags of estimates score 70 at most, and no bag with fewer than',
      'three numbers of the golfer’s own has a score. The 5-20 rule stands one tap beside it.',
    ),
  ]
}

function samples(): readonly string[] {
  return [
    '## Samples',
    paragraph(
      'The starter sets in the hands of a man of handicap 25 (7-iron 133 yd), the default bag at the standard carries with',
      'handicap 18, all measured. The default bag holds 14 clubs and no putter: one has to go.',
    ),
    table(
      ['bag', 'score', 'covered', 'then', 'plan', 'about'],
      samplePlans().map(({ name, plan }) => {
        const coverage = plannedCoverage(plan)
        if (!coverage) throw new Error('A bag of several clubs has a range')
        return [
          name,
          String(bagFit(plan).score ?? ''),
          percent(coverage.shareBefore),
          percent(coverage.shareAfter),
          plan.actions.map(actionWords).join(', '),
          `$${coverage.priceDollars}`,
        ]
      }),
    ),
  ]
}

function actionWords(action: BagAction): string {
  switch (action.kind) {
    case 'buy':
      return `+ ${CLUBS[action.club.type].displayName} ${action.club.loftDeg}°`
    case 'put-back':
      return `+ ${CLUBS[action.club.type].displayName}`
    case 'later':
      return `later ${CLUBS[action.club.type].displayName} ${action.club.loftDeg}°`
    case 'leave-out':
      return `− ${CLUBS[action.club].displayName}`
    default:
      return action.kind
  }
}

function limits(): readonly string[] {
  return [
    '## Known limits',
    bullets(
      'The weight of approaches is that of an average golfer on an average course.',
      'Part swings are left out: a golfer who owns a reliable half wedge needs fewer clubs than this says.',
      'What a degree of loft is worth, 1 to 3.6 % of the carry, is the flight model’s at a fixed head speed.',
    ),
  ]
}
