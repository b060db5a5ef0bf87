import type { ClubType } from '@bagwise/golf/club'
import { estimateClassic } from '@bagwise/golf/distances/classic'
import { estimateBag } from '@bagwise/golf/distances/estimate-bag'
import type { LoftedClub } from '@bagwise/golf/distances/like-me/loft-effect'
import type { TypicalBag } from '@bagwise/golf/distances/like-me/typical-bag'
import { onboardingFactor } from '@bagwise/golf/distances/onboarding-factors'
import { findContradiction } from '@bagwise/golf/distances/order'
import type { Reference } from '@bagwise/golf/distances/order'
import { CHART_SOURCES } from '../../../golf/reference/charted-distances.ts'
import type { DistanceSource, DistanceTable, TableGroup } from '../../../golf/reference/distance-table.ts'
import { fitTypicalBag, pointsOf } from './fit-typical-bag.ts'
import { MEASURED_SOURCES } from '../../../golf/reference/measured-distances.ts'

export const TABLE_SOURCES: readonly DistanceSource[] = [...MEASURED_SOURCES, ...CHART_SOURCES]

/** What the estimates are told of a table. */
export const GIVEN = ['all other clubs', 'driver, 7-iron and pitching wedge', '7-iron', 'driver'] as const
export type Given = (typeof GIVEN)[number]

const GIVEN_CLUBS = {
  'all other clubs': undefined,
  'driver, 7-iron and pitching wedge': ['driver', '7-iron', 'pw'],
  '7-iron': ['7-iron'],
  driver: ['driver'],
} as const satisfies Record<Given, readonly ClubType[] | undefined>

/** A club that was kept from the estimates, with what each of them says, in yards. */
export type HeldOutClub = {
  readonly source: string
  readonly table: string
  readonly group: TableGroup
  readonly given: Given
  readonly club: ClubType
  readonly publishedYards: number
  readonly classicYards: number
  /** Undefined where the factors have nothing to start from. */
  readonly factorYards: number | undefined
  readonly likeMeYards: number
  readonly plusMinusYards: number
  /** The ends of the range around it. */
  readonly fromYards: number
  readonly toYards: number
}

type Task = {
  readonly source: DistanceSource
  readonly table: DistanceTable
  readonly given: Given
  readonly bag: TypicalBag
}

/**
 * Every club of every table, estimated without it by all three methods. For Like me the typical bag is fitted again
 * without the whole source; one that follows another goes with it. `tellsGolfer` adds the table's handicap or speed.
 */
export function leaveOneOut({ tellsGolfer = false } = {}): readonly HeldOutClub[] {
  return TABLE_SOURCES.flatMap((source) => {
    const bag = fitTypicalBag(TABLE_SOURCES.filter((other) => !belongTogether(source, other)))
    return source.tables.flatMap((table) =>
      GIVEN.flatMap((given) => heldOutClubs({ source, table, given, bag }, tellsGolfer)),
    )
  })
}

function belongTogether(a: DistanceSource, b: DistanceSource): boolean {
  return a === b || a.follows === b.name || b.follows === a.name
}

function heldOutClubs({ source, table, given, bag }: Task, tellsGolfer: boolean): readonly HeldOutClub[] {
  const published = pointsOf(table).map(({ club, carryYards }) => ({ club, carryYards }))
  const told: readonly ClubType[] | undefined = GIVEN_CLUBS[given]
  if (told?.some((club) => table.carries[club] === undefined)) return []

  const { handicap, swingSpeedMph } = table
  const speed = swingSpeedMph === undefined ? undefined : ({ mph: swingSpeedMph, from: 'monitor' } as const)
  const golfer = tellsGolfer ? { handicap, speed } : {}
  return published
    .filter(({ club }) => !told?.includes(club))
    .map(({ club, carryYards }) => {
      const references = agreeing(published.filter((one) => told?.includes(one.club) ?? one.club !== club))
      const { carries: classic } = withoutContradiction(estimateClassic([club], references))
      const { carries } = withoutContradiction(estimateBag(withLofts(table), references, golfer, bag))
      const likeMe = carries.find((one) => one.club === club)
      return {
        source: source.name,
        table: table.name,
        group: table.group ?? source.group,
        given,
        club,
        publishedYards: carryYards,
        classicYards: classic[0]?.carryYards ?? Number.NaN,
        factorYards: byFactors(club, references),
        likeMeYards: likeMe?.carryYards ?? Number.NaN,
        plusMinusYards: likeMe?.plusMinusYards ?? Number.NaN,
        fromYards: likeMe?.fromYards ?? Number.NaN,
        toYards: likeMe?.toYards ?? Number.NaN,
      }
    })
}

/** Two charts have a 3-iron beyond the 5-wood: what goes farther than a longer club is not told. */
function agreeing(references: readonly Reference[]): readonly Reference[] {
  return references.reduce<readonly Reference[]>((kept, reference) => {
    const more = [...kept, reference]
    return findContradiction(more) ? kept : more
  }, [])
}

function withoutContradiction<Estimate extends object>(estimate: Estimate): Extract<Estimate, { carries: unknown }> {
  if (!hasCarries(estimate)) throw new Error('References that agree have an estimate')
  return estimate
}

function hasCarries<Estimate extends object>(estimate: Estimate): estimate is Extract<Estimate, { carries: unknown }> {
  return 'carries' in estimate
}

function withLofts(table: DistanceTable): readonly LoftedClub[] {
  return pointsOf(table).map(({ club }) => ({ club, loftDeg: table.lofts?.[club] }))
}

/** The onboarding factors start from the 7-iron; from a driver they are taken the other way round. */
function byFactors(club: ClubType, references: readonly Reference[]): number | undefined {
  const isAlone = references.length === 1
  const start = references.find((one) => one.club === '7-iron' || (isAlone && one.club === 'driver'))
  return start && Math.round((start.carryYards / onboardingFactor(start.club)) * onboardingFactor(club))
}
