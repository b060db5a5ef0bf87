import type { BALL_FLIGHTS, SKILL_LEVELS } from './golfer.ts'

export type SkillLevel = (typeof SKILL_LEVELS)[number]
export type BallFlight = (typeof BALL_FLIGHTS)[number]
/** A persona's usual flight; the last two are stored as straight and draw. */
export type PersonaFlight = BallFlight | 'controlled' | 'controlled-draw'

/** Name of a golfer with this score, and how such golfers usually play. */
export type ScorePersona = {
  readonly id: PersonaId
  /** Name of the drawing. */
  readonly icon: string
  readonly name: string
  readonly description: string
  readonly estimatedHandicap: number
  readonly estimatedSwingSpeedMph: number
  readonly typicalBallFlight: PersonaFlight
}

/** A persona with advice. */
export type SkillProfile = ScorePersona & {
  /** Strokes on 18 holes, inclusive. */
  readonly scoreRange: { readonly min: number; readonly max: number }
  readonly skillLevel: SkillLevel
  readonly equipmentNeeds: readonly string[]
  readonly adviceLevel: 'basic' | 'detailed' | 'expert'
  readonly questionComplexity: 'simple' | 'standard' | 'full'
}

export const PERSONA_IDS = [
  'just-started',
  'weekend-warrior',
  'committed-improver',
  'bogey-golfer',
  'mid-handicapper',
  'low-handicapper',
  'plus-handicapper',
  'scratch-pro',
] as const
export type PersonaId = (typeof PERSONA_IDS)[number]

/** Specification 2 §9, higher scores first; descriptions and needs are ours. */
export const SKILL_PROFILES: readonly SkillProfile[] = [
  {
    id: 'just-started',
    icon: 'sprout',
    name: 'Just Started',
    description: 'New to the game: the aim is to get the ball in the air and enjoy the walk.',
    scoreRange: { min: 120, max: 150 },
    estimatedHandicap: 40,
    estimatedSwingSpeedMph: 75,
    typicalBallFlight: 'slice',
    skillLevel: 'beginner',
    equipmentNeeds: ['a half set that is easy to hit', 'plenty of driver loft', 'hybrids instead of long irons'],
    adviceLevel: 'basic',
    questionComplexity: 'simple',
  },
  {
    id: 'weekend-warrior',
    icon: 'flag',
    name: 'Weekend Warrior',
    description: 'Plays when time allows: fewer lost balls and one reliable club off the tee save the most strokes.',
    scoreRange: { min: 100, max: 120 },
    estimatedHandicap: 28,
    estimatedSwingSpeedMph: 85,
    typicalBallFlight: 'slice',
    skillLevel: 'beginner',
    equipmentNeeds: ['a forgiving driver', 'game-improvement irons', 'one wedge for sand and rough'],
    adviceLevel: 'basic',
    questionComplexity: 'simple',
  },
  {
    id: 'committed-improver',
    icon: 'rising-line',
    name: 'Committed Improver',
    description: 'Practises and keeps score: knowing each carry turns good swings into greens hit.',
    scoreRange: { min: 90, max: 100 },
    estimatedHandicap: 18,
    estimatedSwingSpeedMph: 90,
    typicalBallFlight: 'straight',
    skillLevel: 'intermediate',
    equipmentNeeds: ['even gaps through the irons', 'a gap wedge', 'a shaft that fits the swing speed'],
    adviceLevel: 'detailed',
    questionComplexity: 'standard',
  },
  {
    id: 'bogey-golfer',
    icon: 'target',
    name: 'Bogey Golfer',
    description: 'About a stroke over par a hole: approaches that reach the green are the next step.',
    scoreRange: { min: 85, max: 95 },
    estimatedHandicap: 15,
    estimatedSwingSpeedMph: 95,
    typicalBallFlight: 'fade',
    skillLevel: 'intermediate',
    equipmentNeeds: ['carries that were measured', 'hybrids for the long approaches', 'two or three wedges'],
    adviceLevel: 'detailed',
    questionComplexity: 'standard',
  },
  {
    id: 'mid-handicapper',
    icon: 'clubs',
    name: 'Mid Handicapper',
    description: 'Pars are frequent: choosing the club for the middle of the green beats going for flags.',
    scoreRange: { min: 82, max: 88 },
    estimatedHandicap: 12,
    estimatedSwingSpeedMph: 97,
    typicalBallFlight: 'fade',
    skillLevel: 'intermediate',
    equipmentNeeds: ['a driver fitted for launch and spin', 'even gaps down to the wedges', 'one ball for every round'],
    adviceLevel: 'detailed',
    questionComplexity: 'standard',
  },
  {
    id: 'low-handicapper',
    icon: 'trophy',
    name: 'Low Handicapper',
    description: 'Breaks 80 often: distance control with the wedges decides the good days.',
    scoreRange: { min: 76, max: 82 },
    estimatedHandicap: 7,
    estimatedSwingSpeedMph: 100,
    typicalBallFlight: 'draw',
    skillLevel: 'advanced',
    equipmentNeeds: [
      'wedges four to six degrees apart',
      'lofts that were checked',
      'a ball that spins around the green',
    ],
    adviceLevel: 'expert',
    questionComplexity: 'full',
  },
  {
    id: 'plus-handicapper',
    icon: 'medal',
    name: 'Plus Handicapper',
    description: 'Plays to par: small gains in aim, flight and lag putting are what is left.',
    scoreRange: { min: 71, max: 76 },
    estimatedHandicap: 2,
    estimatedSwingSpeedMph: 105,
    typicalBallFlight: 'controlled-draw',
    skillLevel: 'advanced',
    equipmentNeeds: ['a bag for the course of the week', 'flighted long clubs', 'wedge grinds for the turf'],
    adviceLevel: 'expert',
    questionComplexity: 'full',
  },
  {
    id: 'scratch-pro',
    icon: 'crown',
    name: 'Scratch/Pro',
    description: 'Shoots par or better: every bit of carry and wind counts.',
    scoreRange: { min: 65, max: 71 },
    estimatedHandicap: 0,
    estimatedSwingSpeedMph: 108,
    typicalBallFlight: 'controlled',
    skillLevel: 'advanced',
    equipmentNeeds: [
      'launch monitor numbers for every club',
      'a second driver setting for wind',
      'yardages in every air',
    ],
    adviceLevel: 'expert',
    questionComplexity: 'full',
  },
]

/**
 * The persona for a usual 18-hole score. Where ranges overlap, the one with the nearest middle; ties go to the higher
 * scores. Below every range Scratch/Pro, above every range Just Started.
 */
export function personaOfScore(averageScore: number): SkillProfile {
  const matching = SKILL_PROFILES.filter(
    ({ scoreRange }) => averageScore >= scoreRange.min && averageScore <= scoreRange.max,
  )
  const nearest = matching.toSorted((a, b) => distanceFromMiddle(a, averageScore) - distanceFromMiddle(b, averageScore))
  return nearest[0] ?? personaOutside(averageScore)
}

/** A persona's flight as stored in a profile. */
export function storedFlight(flight: PersonaFlight): BallFlight {
  if (flight === 'controlled') return 'straight'
  return flight === 'controlled-draw' ? 'draw' : flight
}

function distanceFromMiddle({ scoreRange }: SkillProfile, averageScore: number): number {
  return Math.abs((scoreRange.min + scoreRange.max) / 2 - averageScore)
}

function personaOutside(averageScore: number): SkillProfile {
  const id = SKILL_PROFILES.every(({ scoreRange }) => averageScore < scoreRange.min)
    ? 'scratch-pro'
    : SKILL_PROFILES.every(({ scoreRange }) => averageScore > scoreRange.max)
      ? 'just-started'
      : 'committed-improver'
  const persona = SKILL_PROFILES.find((profile) => profile.id === id)
  if (!persona) throw new Error(`There is no persona ${id}`)
  return persona
}
