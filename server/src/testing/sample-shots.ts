import { randomUUID } from 'node:crypto'
import type { KeptShot, ShotSession } from '@bagwise/contract/shots'

/** A session with an id of its own. */
export function shotSession(changes: Partial<ShotSession> = {}): ShotSession {
  return {
    id: randomUUID(),
    day: '2026-11-20',
    origin: 'device-outdoor',
    source: 'Garmin R10',
    isNormalised: false,
    note: '',
    ...changes,
  }
}

/** A 7-iron with an id of its own. */
export function keptShot({ id: session }: Pick<ShotSession, 'id'>, changes: Partial<KeptShot> = {}): KeptShot {
  return {
    id: randomUUID(),
    session,
    club: '7-iron',
    swing: 'full',
    mark: 'by-rule',
    label: '7i',
    carryYards: 151.3,
    sideYards: -6.2,
    isSpinMeasured: false,
    ...changes,
  }
}
