import { ALL_DRILLS } from './drills/all-drills.prose.ts'
import type { PracticeDrill } from './drills/drill.ts'

/** A drill for display, with its duration in words. */
export type Drill = PracticeDrill & { readonly duration: string }

export const DRILLS: readonly Drill[] = ALL_DRILLS.map((drill) => ({ ...drill, duration: durationInWords(drill) }))

function durationInWords({ durationMinutes, holeCount }: PracticeDrill): string {
  return holeCount === undefined ? `${durationMinutes} minutes` : `${holeCount} holes`
}
