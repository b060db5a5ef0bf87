import type * as contract from '@bagwise/contract/play'
import { RequestProblem, request } from '#http/request.ts'
import { leftCopy } from '#storage/left-play.ts'
import { PLAY_DATABASE, PLAY_DATABASE_VERSION } from '#storage/row-stores.ts'
import { rowDatabase } from '#sync/kept-rows/row-database.ts'
import { roundOf } from '#sync/policies/round-rows.ts'
import { rounds } from '#sync/policies/rounds.ts'
import { portsOf } from '#sync/send-lock.ts'
import { createPlayedRounds } from './create-played-rounds.ts'
import { createLeftTaps } from './left-taps.ts'
import { PLAY_ROWS } from './play-rows.ts'

const CHANGED = 'changed'

/** Tabs tell each other that the played rounds on the device have changed. */
const tabs = new BroadcastChannel('bagwise.play')
tabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (data === CHANGED) void keptPlayedRounds.followDevice()
})

/** The golfer's played rounds on this page. */
export const keptPlayedRounds = createPlayedRounds({
  device: rowDatabase({ name: PLAY_DATABASE, version: PLAY_DATABASE_VERSION, ...PLAY_ROWS }),
  tellTabs: () => tabs.postMessage(CHANGED),
  left: createLeftTaps(leftCopy()),
  sendSave: (golfer, { save, changes }) =>
    request<typeof contract.savePlay>('PATCH', '/api/play', { save, golfer, changes: [...changes] }),
  sendDelete: (golfer, { save, round, base }) =>
    request<typeof contract.deletePlayedRound>('DELETE', '/api/play', { save, golfer, id: round, base }),
  get: async (golfer, id) => {
    const found = await request<typeof contract.getPlayedRound>('GET', '/api/play/round', undefined, { id }, 'low')
    if (found.golfer !== golfer) {
      throw new RequestProblem({ code: 'other-golfer', status: 403, message: 'Somebody else is signed in here now.' })
    }
    const { round, version, holes, shots } = found
    return round && version !== null ? { round, version, holes, shots } : null
  },
  list: () => request<typeof contract.getPlayedRounds>('GET', '/api/play', undefined, undefined, 'low'),
  removeIndexRound: (id) => {
    const counted = rounds.state().rounds.find((round) => round.id === id)
    if (!counted) return undefined
    rounds.remove(counted)
    return roundOf(counted)
  },
  keepIndexRound: (round) => rounds.save(round),
  nowMs: Date.now,
  ...portsOf('play'),
})
