import type { VersionedProfile } from '@bagwise/contract/profile'
import { fieldOf } from '#api/device/local-copy.ts'
import { parseProfile } from './profile-shape.ts'

type Hearing = {
  /** Another tab has changed the edits on this device. */
  readonly onEdits: () => void
  /** Another tab has an answer of the server. */
  readonly onAnswer: (snapshot: VersionedProfile) => void
  /** Another tab has begun to sign the golfer out. */
  readonly onLeaving: () => void
}

/** Tabs of one browser tell each other what they do, so that all show the same. */
export function talkToTabs({ onEdits, onAnswer, onLeaving }: Hearing) {
  const channel = new BroadcastChannel('bagwise.edits')
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'edits') onEdits()
    if (data === 'leaving') onLeaving()
    const profile = parseProfile(fieldOf(data, 'profile'))
    const version = fieldOf(data, 'version')
    if (profile && typeof version === 'number') onAnswer({ profile, version })
  })
  return {
    tellEdits: () => channel.postMessage('edits'),
    tellLeaving: () => channel.postMessage('leaving'),
    tellAnswer: ({ profile, version }: VersionedProfile) => channel.postMessage({ profile, version }),
  }
}
