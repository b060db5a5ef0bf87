import type { ClubType } from '../src/club.ts'
import { CLUBS, byPosition } from '../src/club.ts'
import { clubPlace } from '../src/one-bag/club-place.ts'

/** A bag of a generated golfer: carries in yards, lofts in degrees. */
export type GeneratedBag = {
  readonly name: string
  readonly speedMph: number
  readonly handicap: number
  readonly clubs: readonly {
    readonly type: ClubType
    readonly loftDeg: number
    readonly carryYards: number
    readonly isEstimated: boolean
  }[]
}

/** Driver speeds with the usual 7-iron and handicap of such golfers. */
const GOLFERS = [
  { speedMph: 60, sevenIronYards: 66, handicap: 32 },
  { speedMph: 72, sevenIronYards: 89, handicap: 25 },
  { speedMph: 85, sevenIronYards: 115, handicap: 20 },
  { speedMph: 98, sevenIronYards: 140, handicap: 12 },
  { speedMph: 112, sevenIronYards: 165, handicap: 5 },
] as const
const HANDICAP_SD = 6
const BAGS_PER_SPEED = 100
const FAST_FROM_MPH = 90

/** Irons as they were sold for decades, of players' sets today and of distance sets, degrees. */
const IRON_SETS: readonly Readonly<Partial<Record<ClubType, number>>>[] = [
  { '5-iron': 25, '6-iron': 28, '7-iron': 32, '8-iron': 36, '9-iron': 41, pw: 46 },
  { '4-iron': 20, '5-iron': 22, '6-iron': 25, '7-iron': 29, '8-iron': 33.5, '9-iron': 38, pw: 43 },
  { '5-iron': 21, '6-iron': 24, '7-iron': 27, '8-iron': 31, '9-iron': 36, pw: 41 },
]

/** In every bag, and how often the others are in a bag of a slow and of a fast swing. */
const ALWAYS: readonly ClubType[] = ['driver', '7-iron', '8-iron', '9-iron', 'pw']
const SOMETIMES = [
  { type: '3-wood', slow: 0.55, fast: 0.55 },
  { type: '5-wood', slow: 0.6, fast: 0.6 },
  { type: '7-wood', slow: 0.25, fast: 0.25 },
  { type: '3-hybrid', slow: 0.25, fast: 0.25 },
  { type: '4-hybrid', slow: 0.45, fast: 0.45 },
  { type: '5-hybrid', slow: 0.45, fast: 0.45 },
  { type: '4-iron', slow: 0.1, fast: 0.5 },
  { type: '5-iron', slow: 0.6, fast: 0.6 },
  { type: '6-iron', slow: 0.85, fast: 0.85 },
  { type: 'gw', slow: 0.5, fast: 0.5 },
  { type: 'sw', slow: 0.92, fast: 0.92 },
  { type: 'lw', slow: 0.2, fast: 0.5 },
] as const
/** Shares of sand and lob wedges that are stronger than usual, and of bags and clubs with estimates. */
const SHARES = { strongSand: 0.5, strongLob: 0.3, partlyEstimated: 0.25, estimatedClubs: 0.4 } as const
const STRONG_DEG = { sw: 54, lw: 58 } as const
/** ln of a carry: between golfers of a speed, their steepness, and from club to club. */
const SPREADS = { level: 0.07, steepness: 0.06, club: 0.025 } as const

/** Five hundred bags of five speeds with three sets of lofts, a quarter of them with estimates: always the same ones. */
export const GENERATED_BAGS: readonly GeneratedBag[] = GOLFERS.flatMap((golfer) =>
  Array.from({ length: BAGS_PER_SPEED }, (_, index) => generatedBag(golfer, index + 1)),
)

function generatedBag({ speedMph, sevenIronYards, handicap }: (typeof GOLFERS)[number], seed: number): GeneratedBag {
  const chance = chances(seed * 7919 + speedMph)
  const normal = () => Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance())
  const set = IRON_SETS[Math.floor(chance() * IRON_SETS.length)] ?? {}
  const isFast = speedMph > FAST_FROM_MPH
  const types = [
    ...ALWAYS,
    ...SOMETIMES.filter(({ slow, fast }) => chance() < (isFast ? fast : slow)).map(({ type }) => type),
  ].toSorted(byPosition)
  const strong: Partial<Record<ClubType, number>> = {
    ...(chance() < SHARES.strongSand && { sw: STRONG_DEG.sw }),
    ...(chance() < SHARES.strongLob && { lw: STRONG_DEG.lw }),
  }
  const pitchingDeg = set.pw ?? CLUBS.pw.loftDeg
  const gapDeg = Math.round((pitchingDeg + (strong.sw ?? CLUBS.sw.loftDeg)) / 2)
  const loftOf = (type: ClubType) => (type === 'gw' ? gapDeg : (set[type] ?? strong[type] ?? CLUBS[type].loftDeg))
  const level = sevenIronYards * Math.exp(SPREADS.level * normal())
  const steepness = 1 + SPREADS.steepness * normal()
  const isPartlyEstimated = chance() < SHARES.partlyEstimated

  let leastYards = Infinity
  const clubs = types.map((type) => {
    const loftDeg = loftOf(type)
    const place = clubPlace({ type, kind: CLUBS[type].kind, loftDeg })
    const yards = Math.round(level * Math.exp(steepness * place + SPREADS.club * normal()))
    leastYards = Math.min(leastYards, yards)
    return { type, loftDeg, carryYards: leastYards, isEstimated: isPartlyEstimated && chance() < SHARES.estimatedClubs }
  })
  return {
    name: `${speedMph} mph, bag ${seed}`,
    speedMph,
    handicap: Math.max(0, Math.round(handicap + HANDICAP_SD * normal())),
    clubs,
  }
}

/** Numbers from 0 to 1 that are the same for a seed: Numerical Recipes' linear congruence. */
function chances(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
