import { calendarDay } from '#storage/calendar-day.ts'
import type { PlayedRoundsState } from '#sync/policies/played-rounds.ts'
import type { NotesDevice } from './notes-device.ts'

type Ports = {
  readonly device: Pick<NotesDevice, 'tidy' | 'settle'>
  readonly rounds: {
    readonly golfer: () => string | undefined
    readonly state: () => Pick<PlayedRoundsState, 'rounds' | 'isReady' | 'load'>
    readonly watch: (listener: () => void) => () => void
  }
}

/** A round that was deleted may come back by Undo for ten seconds: so long its places wait. */
const AFTER_UNDO_MS = 15_000

/**
 * Once a visit removes notes that are over; then, as rounds are finished, left or deleted on whichever device, the trails and
 * places of theirs.
 */
export function keepNotesSettled({ device, rounds }: Ports): void {
  let settled: string | undefined
  let later: ReturnType<typeof setTimeout> | undefined

  function settle(): void {
    const golfer = rounds.golfer()
    const { rounds: shown, isReady, load } = rounds.state()
    if (golfer === undefined || !isReady) return
    const playing = shown.filter(({ round }) => round.state === 'playing').map(({ round }) => round.id)
    // Before the server has answered there may be rounds that this device has not heard of.
    const known = load === 'loaded' ? shown.map(({ round }) => round.id) : undefined
    const standing = JSON.stringify([golfer, playing, known])
    if (standing === settled) return
    settled = standing
    device.settle(golfer, { playing: new Set(playing), known: known && new Set(known) }).catch(noteFailure)
  }

  function settleLater(): void {
    clearTimeout(later)
    later = setTimeout(settle, AFTER_UNDO_MS)
  }

  device.tidy(calendarDay(new Date())).catch(noteFailure)
  rounds.watch(settleLater)
  settleLater()
}

function noteFailure(error: unknown): void {
  console.warn('Notes of rounds that are over could not be removed from this device', error)
}
