import type { ShotMark, ShotWords } from '@bagwise/golf/memory/shot-record'
import { clubName } from '#charts/gap-text.ts'
import { numberText } from '#quantities/number-text.ts'
import { swings } from './shots.copy.ts'

/** 'Your shots of 2 Nov 2026 stay on this device: That day is still to come.' */
export const staysOnDevice = (day: string, reason: string) => `Your shots of ${day} stay on this device: ${reason}`

export const changedElsewhere = 'Changed on another device'
export const ok = 'OK'
export const seen = 'OK: the changes of another device are seen'
export const moreChanged = (count: number) => `and ${numberText(count)} more`

const marks = {
  'by-rule': 'we decide',
  counts: 'counts',
  'left-out': 'left out',
} as const satisfies Record<ShotMark, string>

/** '7-Iron, 150 yd: 7-Iron → 8-Iron, we decide → left out'. The carry comes with its unit. */
export function changedShot({
  carry,
  before,
  now,
}: {
  readonly carry: string
  readonly before: ShotWords
  readonly now: ShotWords
}): string {
  const changes = [
    ...(before.club === now.club ? [] : [`${clubWords(before.club)} → ${clubWords(now.club)}`]),
    ...(before.swing === now.swing ? [] : [`${swings[before.swing]} → ${swings[now.swing]}`]),
    ...(before.mark === now.mark ? [] : [`${marks[before.mark]} → ${marks[now.mark]}`]),
  ]
  return `${clubWords(before.club)}, ${carry}: ${changes.join(', ')}`
}

const clubWords = (club: ShotWords['club']) => (club === null ? 'no club' : clubName(club))
