import type { SkillLevel } from '@bagwise/golf/persona'
import { CONTACT_ISSUES, DISTANCE_ISSUES, SWING_MISSES } from '@bagwise/golf/swing/swing-answers'

export const DRILL_CATEGORIES = [
  'ball-flight',
  'contact',
  'driving',
  'approach',
  'short-game',
  'putting',
  'course-management',
  'mental',
] as const
export type DrillCategory = (typeof DRILL_CATEGORIES)[number]

/** Other causes of lost strokes. */
export const GAME_NEEDS = [
  'tee-shots',
  'lost-balls',
  'long-clubs',
  'approach',
  'club-choice',
  'short-of-target',
  'long-of-target',
  'chipping',
  'pitching',
  'bunker',
  'short-putts',
  'long-putts',
  'green-reading',
  'planning',
  'bad-holes',
  'routine',
  'pressure',
  'fun',
] as const

export const NEEDS = [...SWING_MISSES, ...CONTACT_ISSUES, ...DISTANCE_ISSUES, ...GAME_NEEDS] as const
export type Need = (typeof NEEDS)[number]

export const DRILL_FREQUENCIES = [
  'Every practice session',
  'Three times a week',
  'Twice a week',
  'Once a week',
  'Once a month',
  'Before every round',
  'Every round',
] as const

/** Ids never change. Lengths are in paces, clubs and balls, so that a drill reads the same in yards and in metres. */
export type PracticeDrill = {
  readonly id: string
  readonly category: DrillCategory
  readonly title: string
  readonly description: string
  readonly durationMinutes: number
  /** For drills done while playing. */
  readonly holeCount?: number
  readonly frequency: (typeof DRILL_FREQUENCIES)[number]
  /** The level from which the drill makes sense. */
  readonly difficulty: SkillLevel
  /** What to watch for, how to measure success, what comes next. */
  readonly tips: readonly string[]
  /** What it helps with, most of all first. */
  readonly serves: readonly [Need, ...Need[]]
  /** Source of a fact with a number; most drills have none. */
  readonly source?: string
}
