import type { VersionedProfile } from '@bagwise/contract/profile'
import { fields, finiteNumber, text } from '#storage/parsers.ts'
import { parseProfile } from '#storage/profile-shape.ts'

type TabHandlers = {
  /** Another tab has changed the edits on this device. */
  readonly onEdits: () => void
  /** Another tab has an answer of the server. */
  readonly onAnswer: (snapshot: VersionedProfile) => void
  /** Another tab has begun to sign the golfer out. */
  readonly onLeaving: () => void
}

const parseSnapshot = fields({ profile: parseProfile, version: finiteNumber }, { epoch: text })

/** Tabs of one browser tell each other what they do, so that all show the same. */
export function openTabChannel({ onEdits, onAnswer, onLeaving }: TabHandlers) {
  const channel = new BroadcastChannel('bagwise.edits')
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'edits') onEdits()
    if (data === 'leaving') onLeaving()
    const snapshot = parseSnapshot(data)
    if (snapshot) onAnswer(snapshot)
  })
  return {
    tellEdits: () => channel.postMessage('edits'),
    tellLeaving: () => channel.postMessage('leaving'),
    tellAnswer: ({ profile, version, epoch }: VersionedProfile) => channel.postMessage({ profile, version, epoch }),
  }
}
