import type { KeptShot, ShotSession } from '@bagwise/contract/shots'
import { EARLIEST_DAY, daysBetween } from '@bagwise/golf/calendar-days'
import { MOST_LABEL_CHARACTERS } from '@bagwise/golf/memory/shot-record'
import type { DeviceOrigin } from './device-origin.ts'
import type { SortedShot } from './sorted-shots.ts'
import type { ReadFile } from '../shot-file.ts'

/** The source of shots whose monitor nobody knows. */
const UNKNOWN_MONITOR = 'file'

/** The session that a file's shots are kept in. */
export function importSession(
  { read: { session, vendor, days }, written }: ReadFile,
  { origin, today }: { readonly origin: DeviceOrigin; readonly today: string },
): ShotSession {
  const { air, ...others } = session
  const day = sessionDay(days, { written, today })
  return { ...others, day, ...(air && { air }), origin, source: vendor ?? UNKNOWN_MONITOR, note: '' }
}

/**
 * The day on which a file's shots were hit: the one it says, of two readings the one nearer to the day the file was written.
 * Without one the day it was written, and never a day to come.
 */
export function sessionDay(
  days: readonly string[],
  { written, today }: { readonly written: string | undefined; readonly today: string },
): string {
  const wrote = written !== undefined && isPossibleDay(written, today) ? written : today
  const distance = (day: string) => Math.abs(daysBetween({ from: day, to: wrote }))
  const possible = days.filter((day) => isPossibleDay(day, today))
  const [nearest = wrote] = possible.toSorted((a, b) => distance(a) - distance(b))
  return nearest
}

/** The shot as it is kept. */
export function keptShotOf({ shot, club, swing, mark }: SortedShot, session: string): KeptShot {
  const { line: _line, nickname: _nickname, file: _file, fileName: _fileName, ...kept } = shot
  return { ...kept, session, club, swing, mark, label: cutLabel(shot.label) }
}

/** Cut between letters. */
function cutLabel(label: string): string {
  const whole = label.normalize('NFC').trim()
  if (whole.length <= MOST_LABEL_CHARACTERS) return whole
  let cut = ''
  for (const letter of whole) {
    if (cut.length + letter.length >= MOST_LABEL_CHARACTERS) break
    cut += letter
  }
  return `${cut}…`
}

function isPossibleDay(day: string, today: string): boolean {
  const time = new Date(day)
  // 31 February would be a day in March.
  const isReal = !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day)
  return isReal && day >= EARLIEST_DAY && day <= today
}
