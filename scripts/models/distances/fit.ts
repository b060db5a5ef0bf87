import { CLUBS, CLUB_TYPES } from '@bagwise/golf/club'
import { TYPICAL_BAG } from '@bagwise/golf/distances/like-me/typical-bag'
import { paragraph, table } from '../markdown.ts'
import { exact, fixed } from '../numbers.ts'
import { CHART_WEIGHT, PRIOR, fitTypicalBag } from './fit-typical-bag.ts'
import { TABLE_SOURCES } from './leave-one-out.ts'

export function fit(): readonly string[] {
  const fitted = fitTypicalBag(TABLE_SOURCES)
  return [
    '## The typical bag',
    paragraph(
      'a(k), ln of a club’s carry over the 7-iron’s. “Again” is our own fit to the tables: generalised least squares under the',
      `model’s covariance, the 95 mph table as a weak prior (sd ${exact(PRIOR.sd)}, fading over ${PRIOR.fadePositions} positions),`,
      `charts at weight ${exact(CHART_WEIGHT)}, each table over the root of how many its source has. The product’s values`,
      'were fitted before this code, with a prior that does not fade; the 2-hybrid, which only the tours have a table of,',
      'differs most.',
    ),
    table(
      ['club', 'a(k)', 'again'],
      CLUB_TYPES.flatMap((club) =>
        club === 'putter' ? [] : [[CLUBS[club].displayName, fixed(TYPICAL_BAG[club], 3), fixed(fitted[club], 3)]],
      ),
    ),
    table(
      ['source', 'tables', 'kind', 'where'],
      TABLE_SOURCES.map(({ name, tables, isMeasured, cite }) => [
        name,
        exact(tables.length),
        isMeasured ? 'measured' : 'chart',
        cite,
      ]),
    ),
  ]
}
