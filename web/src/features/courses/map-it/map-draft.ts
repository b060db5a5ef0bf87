import { HAZARD_KINDS } from '@bagwise/golf/shot-advice/shot'
import { newMappedHole } from './mapped-hole.ts'
import type { MappedHole } from './mapped-hole.ts'

/** What is kept of a hole that is being mapped, for a reload: which one of which course it was begun as. */
export type MapDraft = { readonly course: string; readonly begunAs: number; readonly hole: MappedHole }

/** What a draft says of this hole. */
export function draftOf(kept: unknown, { course, begunAs }: Pick<MapDraft, 'course' | 'begunAs'>): MappedHole {
  const isSame = isDraft(kept) && kept.course === course && kept.begunAs === begunAs
  return isSame ? kept.hole : newMappedHole(begunAs)
}

function isDraft(kept: unknown): kept is MapDraft {
  if (typeof kept !== 'object' || kept === null) return false
  const { course, begunAs, hole } = kept as Partial<MapDraft>
  return typeof course === 'string' && typeof begunAs === 'number' && isHole(hole)
}

function isHole(hole: unknown): hole is MappedHole {
  if (typeof hole !== 'object' || hole === null) return false
  const { number, par, tee, front, back, hazards } = hole as Partial<MappedHole>
  return (
    typeof number === 'number' &&
    (par === null || typeof par === 'number') &&
    [tee, front, back].every(isSpot) &&
    Array.isArray(hazards) &&
    hazards.every(
      ({ kind, side, near, far }) =>
        HAZARD_KINDS.includes(kind) && ['left', 'right', 'front'].includes(side) && isSpot(near) && isSpot(far),
    )
  )
}

function isSpot(spot: unknown): boolean {
  if (spot === null) return true
  if (typeof spot !== 'object' || spot === undefined || !('at' in spot && 'isStoodOn' in spot)) return false
  const { at } = spot
  return (
    typeof at === 'object' &&
    at !== null &&
    'latitudeDeg' in at &&
    'longitudeDeg' in at &&
    Number.isFinite(at.latitudeDeg) &&
    Number.isFinite(at.longitudeDeg)
  )
}
