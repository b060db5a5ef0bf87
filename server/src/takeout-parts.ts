import type { Database } from './db/database.ts'
import { inTransaction } from './db/transactions/in-transaction.ts'
import { lockGolfer, lockProfile } from './db/transactions/lock-golfer.ts'
import { createOwnCourseStore } from './features/own-courses/own-course-store.ts'
import { loadProfile } from './features/profile/load-profile.ts'
import { patchProfile } from './features/profile/patch-profile.ts'
import { createPlayStore } from './features/play/play-store.ts'
import { createProfileStore } from './features/profile/profile-store.ts'
import { createProgressStore } from './features/progress/progress-store.ts'
import { createRoundStore, indexRounds } from './features/rounds/round-store.ts'
import { createShotStore } from './features/shots/shot-store.ts'
import type { WithTakeoutParts } from './features/takeout/takeout-parts.ts'
import { createTakeoutStore } from './features/takeout/takeout-store.ts'

/** Gives the takeout the other features' stores, all in one transaction. */
export function takeoutParts({ db, kind }: Pick<Database, 'db' | 'kind'>): WithTakeoutParts {
  return (task) =>
    inTransaction(db, (trx) => {
      const profiles = createProfileStore({ db: trx, kind })
      const progress = createProgressStore({ db: trx, kind })
      const rounds = createRoundStore({ db: trx, kind })
      const shots = createShotStore({ db: trx, kind })
      const play = createPlayStore({ db: trx, kind }, { indexRounds })
      const ownCourses = createOwnCourseStore({ db: trx, kind })
      return task({
        lock: async (userId) => {
          await lockProfile(trx, { kind, userId })
          await lockGolfer(trx, { kind, userId })
        },
        store: createTakeoutStore(trx),
        profile: {
          load: (user, now) => loadProfile(profiles, user, now),
          history: profiles.history,
          patch: async (user, batch, now) => (await patchProfile(profiles, { user, batch, now })).profile,
        },
        progress: {
          rows: progress.rows,
          addMissing: progress.addMissing,
          add: (userId, { id, ...entry }, now) => progress.add({ userId, id, entry, now }),
        },
        rounds: { all: rounds.rounds, addMissing: rounds.addMissing },
        shots: { all: shots.all, addMissing: shots.addMissing },
        play: { all: play.all, addMissing: play.addMissing },
        ownCourses: { all: ownCourses.all, addMissing: ownCourses.addMissing },
      })
    })
}
