import type { Profile } from '@bagwise/contract/profile'
import { profileEdits } from './profile-sync.ts'
import { ownCourses } from './policies/own-courses.ts'
import { playedRounds } from './policies/played-rounds.ts'
import { rounds } from './policies/rounds.ts'
import { shots } from './policies/shots.ts'
import { editsFacade } from './sync-status.ts'
import { discardEditsOf, valuesFor, waitingEditsOf } from './waiting-edits.ts'

/** Makes what waits for golfers without an account the edits of the golfer who is signed in, whose profile this is. */
export async function takeOverEdits(golfers: readonly string[], profile: Profile): Promise<void> {
  const waiting = await waitingEditsOf(golfers)
  editsFacade.save(valuesFor(profile, waiting.values))
  for (const round of waiting.rounds) rounds.save(round)
  if (waiting.shots.length > 0) shots.keep(waiting.sessions, waiting.shots)
  if (waiting.ownCourses.length > 0) ownCourses.takeOver(waiting.ownCourses)
  if (waiting.played.length > 0) playedRounds.takeOver(waiting.played)
  // They are on the device, or in memory that is asked about before the page closes.
  await profileEdits.lookAgain()
  await shots.kept()
  await ownCourses.kept()
  await playedRounds.kept()
  await discardEditsOf(golfers)
  profileEdits.followDevice()
}
