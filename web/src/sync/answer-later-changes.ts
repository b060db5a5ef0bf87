import type { Profile } from '@bagwise/contract/profile'
import { openChangesOf, settleLaterChanges } from './before-restore.ts'
import { ownCourses } from './policies/own-courses.ts'
import { playedRounds } from './policies/played-rounds.ts'
import { rounds } from './policies/rounds.ts'
import { shots } from './policies/shots.ts'
import { profileEdits } from './profile-sync.ts'
import { editsFacade } from './sync-status.ts'

/** Makes what the device had more than a restored backup ordinary edits, as it was, or drops it. */
export async function answerLaterChanges(shown: Profile, isSentAgain: boolean): Promise<void> {
  const values = Object.fromEntries(openChangesOf(shown).map(({ path, value }) => [path, value]))
  rounds.answerOffers(isSentAgain)
  shots.answerOffers(isSentAgain)
  ownCourses.answerOffers(isSentAgain)
  playedRounds.answerOffers(isSentAgain)
  if (isSentAgain && Object.keys(values).length > 0) {
    editsFacade.save(values)
    // They are on the device, or in memory that is asked about before the page closes.
    await profileEdits.lookAgain()
  }
  settleLaterChanges(shown.id)
}
