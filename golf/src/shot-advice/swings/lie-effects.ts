import { CLUBS } from '../../club.ts'
import type { ClubType } from '../../club.ts'
import { lieDetailOf } from '../shot.ts'
import type { Lie, LieDetail, Shot } from '../shot.ts'

/** Clubs that a lie treats alike, and that are about as hard to hit. */
type ClubGroup = 'driver' | 'wood' | 'hybrid' | 'longIron' | 'midIron' | 'shortIron' | 'wedge'

/** Effects of a lie, as multiples of the same swing from the fairway. */
type LieEffect = {
  readonly lateralSpread: number
  readonly distanceSpread: number
  readonly mishits: number
  readonly roll: number
  readonly carry: Readonly<Record<ClubGroup, number>>
}

const UNCHANGED = { driver: 1, wood: 1, hybrid: 1, longIron: 1, midIron: 1, shortIron: 1, wedge: 1 } as const
const FAIRWAY = { lateralSpread: 1, distanceSpread: 1, mishits: 1, roll: 1, carry: UNCHANGED } as const

/**
 * Spread from rough: tour shots of 151 to 175 yards end 28 ft off from fairway and 45 ft from rough
 * (niblicksoftruth.blogspot.com). Carry: one author's table, rule of thumb. Details: docs/models/shot-advice.md.
 */
export const LIE_EFFECTS = {
  fairway: FAIRWAY,
  fringe: FAIRWAY,
  tee: { ...FAIRWAY, distanceSpread: 0.9 },
  rough: {
    lateralSpread: 1.15,
    distanceSpread: 1.3,
    mishits: 1.25,
    roll: 1.3,
    carry: { driver: 0.85, wood: 0.87, hybrid: 0.93, longIron: 0.9, midIron: 0.93, shortIron: 0.94, wedge: 0.95 },
  },
  bunker: {
    lateralSpread: 1.2,
    distanceSpread: 1.3,
    mishits: 1.5,
    roll: 1,
    carry: { driver: 0.8, wood: 0.85, hybrid: 0.88, longIron: 0.88, midIron: 0.9, shortIron: 0.92, wedge: 0.93 },
  },
  // After the free drop, Rules of Golf, Rule 16.1.
  'cart-path': {
    lateralSpread: 1.1,
    distanceSpread: 1.1,
    mishits: 1.1,
    roll: 1,
    carry: { driver: 0.97, wood: 0.97, hybrid: 0.97, longIron: 0.97, midIron: 0.98, shortIron: 0.98, wedge: 0.98 },
  },
} as const satisfies Record<Lie, LieEffect>

/** Lies that the golfer describes; the rest of them is as from the lie they belong to. Rules of thumb of teaching. */
export const LIE_DETAIL_EFFECTS = {
  'deep-rough': {
    distanceSpread: 1.5,
    mishits: 1.8,
    carry: { driver: 0.75, wood: 0.75, hybrid: 0.75, longIron: 0.75, midIron: 0.75, shortIron: 0.75, wedge: 0.85 },
  },
  'sitting-up': { distanceSpread: 1.15, mishits: 1.1, carry: UNCHANGED },
  divot: {
    distanceSpread: 1.1,
    mishits: 1.4,
    carry: { driver: 0.95, wood: 0.95, hybrid: 0.95, longIron: 0.95, midIron: 0.95, shortIron: 0.95, wedge: 0.95 },
  },
  hardpan: {
    distanceSpread: 1.05,
    mishits: 1.5,
    carry: { driver: 0.98, wood: 0.98, hybrid: 0.98, longIron: 0.98, midIron: 0.98, shortIron: 0.98, wedge: 0.98 },
  },
  plugged: { mishits: 1.5 },
  'firm-sand': {},
} as const satisfies Record<LieDetail, Partial<LieEffect>>

/** What a lie does to a swing, as it is described. */
export function lieEffectOf(shot: Pick<Shot, 'lie' | 'lieDetail'>): LieEffect {
  const detail = lieDetailOf(shot)
  return detail === undefined ? LIE_EFFECTS[shot.lie] : { ...LIE_EFFECTS[shot.lie], ...LIE_DETAIL_EFFECTS[detail] }
}

const GROUPS_BY_IRON: Readonly<Partial<Record<ClubType, ClubGroup>>> = {
  '6-iron': 'midIron',
  '7-iron': 'midIron',
  '8-iron': 'shortIron',
  '9-iron': 'shortIron',
}

/**
 * Mishits of a full swing from the ground, as multiples of a wedge's: longer shafts and lower faces forgive less, wide
 * soles more. Rules of thumb.
 */
export const MISHITS_OFF_TURF = {
  driver: 1.4,
  wood: 1.4,
  hybrid: 1.15,
  longIron: 1.3,
  midIron: 1.1,
  shortIron: 1,
  wedge: 1,
} as const satisfies Record<ClubGroup, number>

/** Mishits with a club from a lie, as multiples of a wedge's from the fairway; on a tee every club is as easy as one. */
export function mishitsFrom(shot: Pick<Shot, 'lie' | 'lieDetail'>, club: ClubType): number {
  return lieEffectOf(shot).mishits * (shot.lie === 'tee' ? 1 : MISHITS_OFF_TURF[groupOf(club)])
}

/** The share of its carry that a club keeps from a lie. */
export function carryShareFrom(shot: Pick<Shot, 'lie' | 'lieDetail'>, club: ClubType): number {
  return lieEffectOf(shot).carry[groupOf(club)]
}

/** The putter counts as a wedge. */
function groupOf(club: ClubType): ClubGroup {
  const { kind } = CLUBS[club]
  if (kind === 'iron') return GROUPS_BY_IRON[club] ?? 'longIron'
  return kind === 'putter' ? 'wedge' : kind
}
