import { ballShots, inOrder, provisionalShots } from './hole-log.ts'
import type { HoleLog } from './hole-log.ts'
import type { HoleState } from './hole-taps.ts'
import { ORDER_STEP } from './played-record.ts'
import type { PlayedShot } from './played-rows.ts'

/** A stroke that brings the ball no farther leaves it on what it lay on. */
const SHORT_YARDS = 30

/**
 * What the ball probably lies on where no map says it: the tee for the first stroke, then the fairway, and after a short
 * stroke, or a ball that is played again from its place, what it lay on before.
 */
export function likelyLie(
  state: Pick<HoleState, 'log' | 'isProvisional'>,
  leftYards: number | null,
): NonNullable<PlayedShot['lie']> {
  const last = lastShot(state)
  if (!last) return 'tee'
  if (isPlayedAgain(state)) return last.lie ?? 'tee'
  const isShort = leftYards !== null && last.leftYards !== null && Math.abs(last.leftYards - leftYards) < SHORT_YARDS
  return isShort && last.lie !== null && last.lie !== 'tee' ? last.lie : 'fairway'
}

/** Whether the next stroke is played from where the last one was: after stroke and distance, and for a provisional ball. */
export function isPlayedAgain({ log, isProvisional }: Pick<HoleState, 'log' | 'isProvisional'>): boolean {
  if (isProvisional && provisionalShots(log).length === 0) return true
  return lastShot({ log, isProvisional })?.penalty === 'stroke-and-distance'
}

/** The last stroke of the ball that is being played; of a provisional that has not been hit yet, the one it is played for. */
export function lastShot({ log, isProvisional }: Pick<HoleState, 'log' | 'isProvisional'>): PlayedShot | undefined {
  return (isProvisional ? provisionalShots(log).at(-1) : undefined) ?? ballShots(log).at(-1)
}

/** Two taps sooner than this are one. */
const DEAF_MS = 1_500
/** A phone that was not touched for so long is in a pocket. */
const ASLEEP_MS = 30_000

/** Whether a tap on Hit is the same one again: a finger that trembles, or one who was not sure. */
export function isSameTap({
  nowMs,
  lastHitMs,
}: {
  readonly nowMs: number
  readonly lastHitMs: number | undefined
}): boolean {
  return lastHitMs !== undefined && nowMs - lastHitMs < DEAF_MS
}

/** Whether a tap only wakes the page, so that a pocket logs nothing. */
export function isAsleep({ nowMs, lastTouchMs }: { readonly nowMs: number; readonly lastTouchMs: number }): boolean {
  return nowMs - lastTouchMs >= ASLEEP_MS
}

/** Orders are 0 and more. */
const BEFORE_ALL = -1

/**
 * Where a stroke that was missed goes: an order between two neighbours; undefined for the end of the hole or its beginning.
 * No room between them means that the shots need `spreadOrders` first.
 */
export function orderBetween(
  before: PlayedShot | undefined,
  after: PlayedShot | undefined,
): { readonly order: number } | { readonly problem: 'no-room' } {
  if (!after) return { order: (before?.order ?? 0) + ORDER_STEP }
  const from = before?.order ?? BEFORE_ALL
  const order = Math.floor((from + after.order) / 2)
  return order > from && order < after.order ? { order } : { problem: 'no-room' }
}

/** The shots of a hole with room between each two of them again; those that stay where they are are the same objects. */
export function spreadOrders({ shots }: Pick<HoleLog, 'shots'>): readonly PlayedShot[] {
  return inOrder(shots).map((shot, index) => {
    const order = (index + 1) * ORDER_STEP
    return shot.order === order ? shot : { ...shot, order }
  })
}
