import { sessionDrafts } from '#storage/session-drafts.ts'
import { playedRounds } from '#sync/policies/played-rounds.ts'

const place = () => ({ wizard: 'open-round', golfer: playedRounds.golfer() })

/** The golfer starts the round or goes on with it, in this tab: for a day nobody asks whether it was left open. */
export function noteGoingOn(round: string): void {
  sessionDrafts.keep(place(), round)
}

export function isGoingOn(round: string): boolean {
  return sessionDrafts.read(place()) === round
}
