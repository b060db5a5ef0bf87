import { afterTap, resumed, undoTap } from '@bagwise/golf/play/hole-taps'
import type { HoleState, Tap, TapProblem } from '@bagwise/golf/play/hole-taps'
import { calendarDay } from '#storage/calendar-day.ts'
import { play } from '#sync/played/play.ts'
import type { Kept } from '#sync/policies/played-rounds.ts'

type HolePlace = { readonly round: string; readonly hole: number }
/** A tap, or what it is on the hole as it is by then: the second + of two quick ones goes on from the first. */
export type TapOnHole = Tap | ((now: HoleState) => Tap)
export type TapOutcome = { readonly kept: Kept } | TapProblem | { readonly problem: 'nothing-to-undo' | 'no-hole' }

/** Taps follow each other: each begins from what the one before has left. */
let before: Promise<unknown> = Promise.resolve()

/** Resolves once the tap is kept and shows, or says why it says nothing here. */
export function noteTap(place: HolePlace, tap: TapOnHole): Promise<TapOutcome> {
  return inTurn(async () => {
    const state = stateOf(place)
    if (!state) return { problem: 'no-hole' }
    const next = afterTap(state, typeof tap === 'function' ? tap(state) : tap)
    if ('problem' in next) return next
    const noted = next.noted.at(-1)
    if (!noted) return { problem: 'no-hole' }
    await dateFirstTap(place.round)
    return { kept: await play.tap(place.round, place.hole, noted.changes, noted) }
  })
}

/** Takes back the last tap of the hole. */
export function undoLastTap(place: HolePlace): Promise<TapOutcome> {
  return inTurn(async () => {
    const state = stateOf(place)
    const undone = state && undoTap(state)
    if (!undone) return { problem: 'nothing-to-undo' }
    return { kept: await play.tap(place.round, place.hole, undone.changes, 'undo') }
  })
}

/** A round that was started on an earlier day, before anything was played, is one of the day of its first tap. */
export async function dateFirstTap(id: string): Promise<void> {
  const played = play.state().rounds.find(({ round }) => round.id === id)
  const today = calendarDay(new Date())
  if (!played?.holes || played.round.state !== 'playing' || played.round.date >= today) return
  const isUntouched =
    played.shotCount === 0 && played.holes.every((hole) => hole.finish === null && hole.score === null)
  if (isUntouched) await play.changeRound(id, { date: today })
}

/** Whoever asked for a step hears of its failure; the next one is not stopped by it. */
export function inTurn<Outcome>(step: () => Promise<Outcome>): Promise<Outcome> {
  const outcome = before.then(step, step)
  before = outcome
  return outcome
}

/** The hole as it is kept now, whatever has been drawn of it. */
function stateOf({ round: id, hole: number }: HolePlace): HoleState | undefined {
  const played = play.state().rounds.find(({ round }) => round.id === id)
  const hole = played?.holes?.find((one) => one.number === number)
  if (!hole) return undefined
  const shots = played?.shots?.filter((shot) => shot.hole === number) ?? []
  return resumed({ hole, shots }, play.notedOf(id, number))
}
