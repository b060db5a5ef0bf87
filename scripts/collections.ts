import { deleteOwnCourse, listOwnCourses, saveOwnCourse } from '@bagwise/contract/own-courses'
import { deletePlayedRound, getPlayedRounds, savePlay } from '@bagwise/contract/play'
import { getProfile, patchProfile } from '@bagwise/contract/profile'
import { addProgressEntry, getProgress } from '@bagwise/contract/progress'
import { deleteRound, getRounds, saveRound } from '@bagwise/contract/rounds'
import { deleteShots, getShots, saveShots } from '@bagwise/contract/shots'
import { API_ROUTES, nameOf } from '../server/src/testing/attacks/api-routes.ts'
import { ROUTE_BOUNDS, TABLE_BOUNDS } from '../server/src/testing/attacks/bounds.ts'
import { DEVICE_CONTENTS } from '../web/src/storage/device-contents.ts'

/** Where each kind of thing that golfers keep is found; a new collection gets its line here, and is then missed. */
export const COLLECTIONS = {
  profile: {
    read: getProfile,
    writes: [patchProfile],
    tables: ['profiles', 'profile_history', 'profile_batches'],
    deviceParts: ['bagwise.profile', 'bagwise'],
    takeoutParts: ['profile', 'history', 'batches'],
    soak: 'createProfileEdits(',
  },
  progress: {
    read: getProgress,
    writes: [addProgressEntry],
    tables: ['progress_entries'],
    deviceParts: ['bagwise.progress'],
    takeoutParts: ['progress'],
    soak: 'createProgress(',
  },
  rounds: {
    read: getRounds,
    writes: [saveRound, deleteRound],
    tables: ['rounds'],
    deviceParts: ['bagwise.rounds'],
    takeoutParts: ['rounds'],
    soak: 'createRounds(',
  },
  shots: {
    read: getShots,
    writes: [saveShots, deleteShots],
    tables: ['shot_sessions', 'shots', 'shot_positions', 'shots_gone'],
    deviceParts: ['bagwise-shots'],
    takeoutParts: ['sessions', 'shots'],
    soak: 'createShots(',
  },
  ownCourses: {
    read: listOwnCourses,
    writes: [saveOwnCourse, deleteOwnCourse],
    tables: ['own_courses'],
    deviceParts: ['bagwise-own-courses'],
    takeoutParts: ['ownCourses'],
    soak: 'createOwnCourses(',
  },
  playedRounds: {
    read: getPlayedRounds,
    writes: [savePlay, deletePlayedRound],
    tables: ['played_rounds', 'played_holes', 'played_shots'],
    deviceParts: ['bagwise-play', 'bagwise.left-play'],
    takeoutParts: ['playedRounds', 'playedHoles', 'playedShots'],
    soak: 'createPlayedRounds(',
  },
} as const

/** What is listed for a collection to be in, by name. */
export const LISTS = {
  tables: TABLE_BOUNDS,
  routes: Object.keys(ROUTE_BOUNDS),
  attackedRoutes: API_ROUTES.filter(({ access }) => access === 'golfer').map(nameOf),
  deviceParts: DEVICE_CONTENTS.map(({ name }) => name),
}
