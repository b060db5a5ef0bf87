import { inTenths, LEFT_SD_YARDS } from './left.ts'
import { ballShots, inOrder, samePlacePairs, twinPairs } from './hole-log.ts'
import type { HoleLog } from './hole-log.ts'
import { withChanges } from './hole-taps.ts'
import type { RowChange } from './hole-taps.ts'
import { orderBetween, spreadOrders } from './next-stroke.ts'
import type { PlayedHole, PlayedShot } from './played-rows.ts'

/** What is put right of a hole's strokes after they were played. None of these changes its score. */
export type Repair = readonly RowChange[]

/** Yards to the pin of a place that is remembered, 0 to 800 and to a tenth; undefined leaves it as it is, null takes it away. */
type Remembered = {
  readonly leftYards?: number | null
  readonly club?: PlayedShot['club']
  readonly lie?: PlayedShot['lie']
  readonly swing?: PlayedShot['swing']
}

const FEET_PER_YARD = 3

/** A stroke with another place, club or lie. What was measured from a place that has moved is forgotten. */
export function correctedShot(log: HoleLog, id: string, remembered: Remembered): Repair {
  const base = log.shots.find((shot) => shot.id === id)
  if (!base) return []
  const row = withRemembered(base, remembered)
  const isMoved = row.leftYards !== base.leftYards
  return [...(isMoved ? restForgotten(shotBefore(log, id)) : []), { kind: 'shot', base, row }]
}

/** Without a stroke that was not played, or whose place was wrong: the score of the card is the golfer's word. */
export function withoutShot(log: HoleLog, id: string): Repair {
  const base = log.shots.find((shot) => shot.id === id)
  return base ? [...restForgotten(shotBefore(log, id)), { kind: 'shot', base, row: null }] : []
}

/** Two strokes whose clubs were mixed up. */
export function swappedClubs(log: HoleLog, [one, other]: readonly [PlayedShot, PlayedShot]): Repair {
  return [...correctedShot(log, one.id, { club: other.club }), ...correctedShot(log, other.id, { club: one.club })]
}

/** A stroke that was never tapped, after another one; undefined is before all. */
export function insertedShot(
  log: HoleLog,
  {
    id,
    after,
    isFromEnd = false,
    ...remembered
  }: {
    readonly id: string
    readonly after: string | undefined
    /** From where the stroke before it was measured to. */
    readonly isFromEnd?: boolean
  } & Remembered,
): Repair {
  const shots = inOrder(log.shots)
  const at = after === undefined ? 0 : shots.findIndex((shot) => shot.id === after) + 1
  const found = orderBetween(shots[at - 1], shots[at])
  if ('problem' in found) {
    const spread = spreadShots(log)
    return [...spread, ...insertedShot(withChanges(log, spread), { id, after, isFromEnd, ...remembered })]
  }
  const row = withRemembered({ ...newShot(log.hole, id), order: found.order }, remembered)
  return [...(isFromEnd ? [] : restForgotten(shots[at - 1])), { kind: 'shot', base: null, row }]
}

/** The first putt was a chip: one stroke more off the green, from where the putt was, and one putt fewer. */
export function puttToChip(log: HoleLog, id: string): Repair {
  const { hole } = log
  if (!hole.putts) return []
  const leftYards = hole.firstPuttFeet === null ? null : inTenths(hole.firstPuttFeet / FEET_PER_YARD)
  const after = inOrder(log.shots).at(-1)?.id
  return [
    { kind: 'hole', base: hole, row: { ...hole, putts: hole.putts - 1, firstPuttFeet: null } },
    // It is played from where the ball before came to rest.
    ...insertedShot(log, { id, after, isFromEnd: true, leftYards, swing: 'chip' }),
  ]
}

/** Feet of the first putt, 0 to 200; null where it is not known. */
export function firstPuttFrom({ hole }: HoleLog, firstPuttFeet: number | null): Repair {
  return [{ kind: 'hole', base: hole, row: { ...hole, firstPuttFeet } }]
}

export type StrokePair = readonly [PlayedShot, PlayedShot]

/** Pairs that may be one stroke, each until it is answered. */
export function pairsToAsk(log: HoleLog): readonly StrokePair[] {
  const twins = twinPairs(log)
  const isTwin = ([first, second]: StrokePair) => twins.some(([one, other]) => one === first && other === second)
  const samePlace = samePlacePairs(log).filter((pair) => !isTwin(pair) && pair[1].leftFrom !== 'later')
  return [...twins, ...samePlace]
}

/** It was one stroke: the second tap goes. */
export function oneStroke(log: HoleLog, [, second]: StrokePair): Repair {
  return withoutShot(log, second.id)
}

/** They were two: twins come one after the other, and a place that two strokes share is confirmed. It is not asked again. */
export function twoStrokes(log: HoleLog, pair: StrokePair): Repair {
  const apart = twinsApart(log, pair)
  const base = withChanges(log, apart).shots.find(({ id }) => id === pair[1].id)
  if (!base || base.leftYards === null) return apart
  return [...apart, { kind: 'shot', base, row: { ...base, leftFrom: 'later' } }]
}

/** The second of twins goes between the first and the stroke after both; other twins of the hole are yet to be asked about. */
function twinsApart(log: HoleLog, [first, second]: StrokePair): Repair {
  if (first.order !== second.order) return []
  const base = log.shots.find(({ id }) => id === second.id)
  const after = inOrder(log.shots).find(({ order }) => order > first.order)
  const found = orderBetween(first, after)
  if (!base || 'problem' in found) return spreadShots(log)
  return [{ kind: 'shot', base, row: { ...base, order: found.order } }]
}

function shotBefore(log: HoleLog, id: string): PlayedShot | undefined {
  const shots = ballShots(log)
  const at = shots.findIndex((shot) => shot.id === id)
  return at > 0 ? shots[at - 1] : undefined
}

/** It no longer ended where it was measured to. */
function restForgotten(shot: PlayedShot | undefined): Repair {
  return shot?.rest ? [{ kind: 'shot', base: shot, row: { ...shot, rest: null } }] : []
}

function withRemembered(shot: PlayedShot, { leftYards, club, lie, swing }: Remembered): PlayedShot {
  const isMoved = leftYards !== undefined && leftYards !== shot.leftYards
  return {
    ...shot,
    ...(club !== undefined && { club }),
    ...(lie !== undefined && { lie, lieFrom: 'tap' as const }),
    ...(swing !== undefined && { swing }),
    ...(isMoved && { ...placeAt(leftYards), rest: null, at: null }),
  }
}

function placeAt(leftYards: number | null): Pick<PlayedShot, 'leftYards' | 'leftSdYards' | 'leftFrom'> {
  if (leftYards === null) return { leftYards, leftSdYards: null, leftFrom: null }
  return { leftYards, leftSdYards: LEFT_SD_YARDS.later, leftFrom: 'later' }
}

function newShot({ round, number }: PlayedHole, id: string): PlayedShot {
  return {
    id,
    round,
    hole: number,
    order: 0,
    branch: 'ball',
    club: null,
    lie: null,
    lieFrom: 'tap',
    leftYards: null,
    leftSdYards: null,
    leftFrom: null,
    swing: null,
    penalty: 'none',
    rest: null,
    air: null,
    at: null,
    isLeftOut: false,
  }
}

function spreadShots(log: HoleLog): Repair {
  const spread = spreadOrders(log)
  return inOrder(log.shots).flatMap((base, index) => {
    const row = spread[index]
    return row && row !== base ? [{ kind: 'shot' as const, base, row }] : []
  })
}
