/** The closed sets of a golfer's profile, and the defaults of a new one. */
export const HANDS = ['right', 'left'] as const
export const SWING_TEMPOS = ['slow', 'medium', 'fast'] as const
export const SWING_SPEED_RANGES = ['under-85', '85-95', '95-105', 'over-105'] as const
export const BALL_FLIGHTS = ['straight', 'fade', 'draw', 'slice', 'hook'] as const
export const HAND_SIZES = ['small', 'medium', 'large'] as const
export const GRIP_TYPES = ['overlap', 'interlock', 'ten-finger', 'baseball'] as const
export const ATTACK_ANGLES = ['steep', 'neutral', 'shallow'] as const
export const SKILL_LEVELS = ['beginner', 'intermediate', 'advanced'] as const
export const PLAYING_EXPERIENCES = ['beginner', 'casual', 'regular', 'serious'] as const
export const COURSE_FREQUENCIES = ['rarely', 'monthly', 'weekly', 'multiple'] as const
export const COURSE_TYPES = ['municipal', 'parkland', 'resort', 'links'] as const
export const UNITS = ['yards', 'metres'] as const

/** Right- or left-handed. */
export type Hand = (typeof HANDS)[number]
export type SwingSpeedRange = (typeof SWING_SPEED_RANGES)[number]
export type PreferredUnits = (typeof UNITS)[number]

/** What is calculated with where a golfer has said nothing (specification 1 §3), never stored. Height in inches, weight in pounds, age in years. */
export const PROFILE_DEFAULTS = {
  handicap: 18,
  height: 70,
  weight: 180,
  age: 35,
  swingTempo: 'medium',
  ballFlight: 'straight',
  skillLevel: 'intermediate',
  playingExperience: 'casual',
  courseFrequency: 'monthly',
  preferredUnits: 'yards',
} as const

/** The handicap that golfers without one are calculated with (specification 1 §3). */
export const USUAL_HANDICAP = PROFILE_DEFAULTS.handicap
/** The ball flight that the forms begin with. */
export const USUAL_BALL_FLIGHT = PROFILE_DEFAULTS.ballFlight

/** Limits of the profile's numbers, inclusive. Weight in pounds, age in years, speed in mph. */
export const PROFILE_LIMITS = {
  weight: { min: 50, max: 600 },
  age: { min: 5, max: 110 },
  averageScore: { min: 50, max: 200 },
  swingSpeed: { min: 40, max: 160 },
  /** The longest hole reached in two good shots, yards: about two drives of 40 to 300 yards. */
  reachInTwoYards: { min: 80, max: 650 },
} as const
