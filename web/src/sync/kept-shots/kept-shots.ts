import type * as contract from '@bagwise/contract/shots'
import { request } from '#http/request.ts'
import { SHOT_DATABASE, SHOT_DATABASE_VERSION } from '#storage/row-stores.ts'
import { rowDatabase } from '#sync/kept-rows/row-database.ts'
import { portsOf } from '#sync/send-lock.ts'
import { createShots } from './create-shots.ts'
import type { ShotsAnswer } from './shot-answers.ts'
import { SHOT_ROWS } from './shot-rows.ts'
import type { ShotMessage } from './shot-state.ts'

const CHANGED = 'changed'

/** Tabs tell each other that the shots on the device have changed. */
const tabs = new BroadcastChannel('bagwise.shots')
tabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (data === CHANGED) void keptShots.followDevice()
})

/** The golfer's kept shots on this page. */
export const keptShots = createShots({
  device: rowDatabase({ name: SHOT_DATABASE, version: SHOT_DATABASE_VERSION, ...SHOT_ROWS }),
  tellTabs: () => tabs.postMessage(CHANGED),
  send,
  loadPage: (after) => request<typeof contract.getShots>('GET', '/api/shots', undefined, { after: String(after) }),
  nowMs: Date.now,
  ...portsOf('shots'),
})

async function send(message: ShotMessage, golfer: string): Promise<ShotsAnswer> {
  const { save } = message
  if (message.kind === 'delete') {
    const [sessions, shots] = [[...message.sessions], [...message.shots]]
    return request<typeof contract.deleteShots>('DELETE', '/api/shots', { save, golfer, sessions, shots })
  }
  const { sessions, shots, changes } = message
  return request<typeof contract.saveShots>('PUT', '/api/shots', {
    save,
    golfer,
    sessions: [...sessions],
    shots: [...shots],
    changes: [...changes],
  })
}
