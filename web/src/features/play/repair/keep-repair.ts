import type { HoleLog } from '@bagwise/golf/play/hole-log'
import type { Repair } from '@bagwise/golf/play/hole-repair'
import { reversed } from '@bagwise/golf/play/hole-taps'
import { keepTap } from '#features/play/card/keep-tap.ts'
import { offerUndo } from '#ui/offer-undo.ts'

/** Keeps what is put right of a hole; nothing where nothing changes. */
export function keepRepair({ hole }: Pick<HoleLog, 'hole'>, repairOf: (log: HoleLog) => Repair): Promise<void> {
  return keepTap(hole.round, hole.number, (log) => {
    const changes = repairOf(log)
    return changes.length > 0 ? { tap: 'repair', changes } : undefined
  })
}

/** The same for a stroke that goes: it can come back. */
export async function keepRemoval(log: HoleLog, repairOf: (log: HoleLog) => Repair, text: string): Promise<void> {
  let changes: Repair = []
  await keepRepair(log, (now) => (changes = repairOf(now)))
  if (changes.length === 0) return
  offerUndo(text, () => void keepRepair(log, () => changes.map(reversed).toReversed()))
}
