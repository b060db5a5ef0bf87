import { CLUB_TYPES } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import { isCarryYards } from '@bagwise/golf/distances/club-distance'
import { calendarDay } from './calendar-day.ts'
import { localCopy } from './local-copy.ts'
import { fields, finiteNumber, listOf, oneOf, text } from './parsers.ts'

/** A shot as the address of the Shot Advisor says it: 'distance=143&lie=rough'. */
export type PlayedShot = { readonly address: string; readonly club?: ClubType | undefined }

/** The shots of an outing on this device: what the next one begins with. */
export type KeptShots = {
  /** When the last one was said. */
  readonly atMs: number
  /** The last one, with its weather. */
  readonly address: string
  /** The newest first. */
  readonly recent: readonly PlayedShot[]
}

const MOST_RECENT_SHOTS = 3
/** A round and its lunch: after a longer pause the weather is another one. */
const PAUSE_MS = 90 * 60 * 1000

const copy = localCopy({
  key: 'bagwise.shots',
  schema: 1,
  parse: fields<KeptShots>({
    atMs: finiteNumber,
    address: text,
    recent: listOf(fields<PlayedShot>({ address: text }, { club: oneOf(CLUB_TYPES) })),
  }),
})

/** The last outing, however long ago; undefined before the first shot. */
export function readKeptShots(): KeptShots | undefined {
  return copy.read()
}

export function writeKeptShots(kept: KeptShots): void {
  copy.write(kept)
}

/** Neither a long pause nor a night lies between. */
export function isSameOuting({ atMs }: Pick<KeptShots, 'atMs'>, nowMs: number): boolean {
  return Math.abs(nowMs - atMs) <= PAUSE_MS && calendarDay(new Date(atMs)) === calendarDay(new Date(nowMs))
}

/** The outing with a shot as it is being said. After a pause it is another outing. */
export function withLastShot(kept: KeptShots | undefined, address: string, nowMs: number): KeptShots {
  return { atMs: nowMs, address, recent: kept && isSameOuting(kept, nowMs) ? kept.recent : [] }
}

/** The outing with a shot whose answer was looked at: it is the newest, and is there once. */
export function withPlayedShot(kept: KeptShots, played: PlayedShot): KeptShots {
  const others = kept.recent.filter(({ address }) => address !== played.address)
  return { ...kept, recent: [played, ...others].slice(0, MOST_RECENT_SHOTS) }
}

/** How far the last shot of this outing was, for screens that ask for the next one. */
export function lastShotYards(nowMs = Date.now()): number | undefined {
  const kept = readKeptShots()
  if (!kept || !isSameOuting(kept, nowMs)) return undefined
  const yards = Number(new URLSearchParams(kept.address).get('distance') ?? Number.NaN)
  return isCarryYards(yards) ? yards : undefined
}
