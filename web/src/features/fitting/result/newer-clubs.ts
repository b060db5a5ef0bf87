import { NEWER_CLUBS } from '@bagwise/content/newer-models/newer-clubs'
import type { NewerClub } from '@bagwise/content/newer-models/newer-model'
import * as copy from './recommendation.copy.ts'

/** Clubs of a kind that have come out since the models of 2024; no number stands for a price that was not found. */
export function newerClubs(kind: NewerClub['kind']): string {
  return copy.newerClubs({ lead: copy.newerLeads[kind], clubs: NEWER_CLUBS.filter((club) => club.kind === kind) })
}
