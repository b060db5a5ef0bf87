import { CLUBS } from '@bagwise/golf/club'
import type { BagStep } from '@bagwise/golf/better-bag/plan-steps'
import { idealGap } from '@bagwise/golf/gapping/ideal-gap'
import { samplePlans } from './gapping/sample-plans.ts'
import { bullets, page, paragraph, table } from './markdown.ts'
import { fixed, percent } from './numbers.ts'

/** docs/models/gapping.md, worked out anew from the code and the reference tables. */
export function gappingPage(): string {
  return page(
    '# Ideal gaps and the better bag',
    paragraph(
      'Written by `npm run docs` from `golf/src/gapping/`, `golf/src/better-bag/` and `golf/reference/`: change those, not',
      'this page. The score and its limits of 5 and 20 yards are the specification’s; this page is about what stands beside',
      'them.',
    ),
    ...idealGaps(),
    ...search(),
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

function search(): readonly string[] {
  return [
    '## The search',
    paragraph(
      'Covered are the yardages within 5 yd of a carry, as a share of the range from the shortest to the longest club of the',
      'bag as it is. For choosing, half of the worth lies evenly over the range and half where approaches are played from',
      '(normal, 0.94 · S ± 0.41 · S); the share that is shown is the plain one. The search maximises',
    ),
    bullets(
      'the worth of the covered yardages',
      'less 0.03 for a club that is bought, 0.003 for one that goes to the shelf or comes from it (0.001 where it is the one ' +
        'of an overlap that the recommendations send away, so that both say the same), 0.012 and 0.003 a degree ' +
        'for one that is bent by 1 or 2°',
      'less 0.03 for every ideal gap by which a gap is beyond its limits.',
    ),
    paragraph(
      'At most 13 clubs besides the putter stay, within the budget; driver, 7-iron, pitching and sand wedge always do. A',
      'club that comes in stands at least 0.7 of the ideal gap from its neighbours; three are bought at a time. What',
      'a club adds depends only on the one before it, so going down the bag finds the best. A legal bag never covers less',
      'afterwards. Steps beside a distance that nobody measured read “measure first”. Prices are about those of the starter',
      'sets that are sold club by club.',
    ),
  ]
}

function samples(): readonly string[] {
  return [
    '## Samples',
    paragraph(
      'The starter sets in the hands of a man of handicap 25 (7-iron 133 yd), the default bag at the standard carries. The',
      'default bag holds 14 clubs and no putter: one has to go, and the bag covers less.',
    ),
    table(
      ['bag', 'covered', 'then', 'steps', 'about'],
      samplePlans().map(({ name, plan }) => [
        name,
        percent(plan.shareBefore),
        percent(plan.shareAfter),
        plan.steps.map(stepText).join(', '),
        `$${plan.priceDollars}`,
      ]),
    ),
  ]
}

const STEP_SIGNS = {
  add: '+',
  'put-back': '+',
  'leave-out': '−',
  reloft: 'bend',
} as const satisfies Record<BagStep['kind'], string>

function stepText({ kind, club }: BagStep): string {
  return `${STEP_SIGNS[kind]} ${CLUBS[club].displayName}`
}

function limits(): readonly string[] {
  return [
    '## Known limits',
    bullets(
      'A club that is to come in carries what the standard table puts between its neighbours; the club that is bought may ' +
        'differ by 5 yards and more.',
      'The weight of approaches is that of an average golfer on an average course.',
      'Part swings are left out: a golfer who owns a reliable half wedge needs fewer clubs than this says.',
      'What a degree of loft is worth, 1 to 3.6 % of the carry, is the flight model’s at a fixed head speed.',
    ),
  ]
}
