import { isSameWords } from '@bagwise/contract/merge-shot'
import type { KeptShot } from '@bagwise/contract/shots'
import type { ShotMessage } from '../../web/src/sync/kept-shots/shot-state.ts'
import type { Device } from './device.ts'
import type { GolferAccount } from './golfer-account.ts'
import { WORD_FIELDS } from './typed-shots.ts'
import type { TypedShots, TypedWord } from './typed-shots.ts'

/** A message that reached the server, and between which moments. Of one that came again the first time counts. */
export type ArrivedShots = { readonly message: ShotMessage; readonly begunAt: number; readonly endedAt: number }

type Ended = {
  readonly end: readonly KeptShot[]
  readonly arrived: readonly ArrivedShots[]
  /** By device. */
  readonly typed: readonly TypedShots[]
}

/** Looks at what became of the shots, without relying on how the server merged them. */
export function findShotFaults({ end, arrived, typed }: Ended): readonly string[] {
  const stored = new Map(end.map((shot) => [shot.id, shot]))
  const done = typed.map((device) => device.all())
  const deletions = arrived.flatMap(({ message }) => (message.kind === 'delete' ? [message] : []))
  const gone = new Set(deletions.flatMap(({ sessions, shots }) => [...sessions, ...shots]))
  // One that its page did not say was kept may be done all the same, and an undo may have come too late.
  const removals = done.flatMap((device) => device.removals)
  const removedIds = new Set(removals.flatMap(({ sessions, shots }) => [...sessions, ...shots]))
  const isIn = (ids: ReadonlySet<string>, { id, session }: KeptShot) => ids.has(id) || ids.has(session)
  const faults: string[] = []

  for (const { shot, isGone } of done.flatMap(({ shots }) => shots)) {
    const now = stored.get(shot.id)
    if (now && isIn(gone, shot)) faults.push(`Shot ${shot.carryYards} came back after its deletion`)
    if (now && now.carryYards !== shot.carryYards) faults.push(`Shot ${shot.carryYards} became ${now.carryYards}`)
    if (!now && !isGone && !isIn(removedIds, shot)) faults.push(`Shot ${shot.carryYards} is lost`)
  }
  for (const { sessions, shots, isUndone, isGone } of removals) {
    const isBack = end.some((shot) => sessions.includes(shot.session) || shots.includes(shot.id))
    if (isBack && !isUndone && !isGone) faults.push('What was deleted on a device is still there')
  }
  const countsById = Map.groupBy(end, ({ id }) => id)
  for (const [id, same] of countsById) if (same.length > 1) faults.push(`${id} is there ${same.length} times`)
  return [...faults, ...findWordFaults({ stored, arrived, words: done.flatMap(({ words }) => words) })]
}

type SaidWords = {
  readonly stored: ReadonlyMap<string, KeptShot>
  readonly arrived: readonly ArrivedShots[]
  readonly words: readonly TypedWord[]
}

function findWordFaults({ stored, arrived, words }: SaidWords): readonly string[] {
  const faults: string[] = []
  const said = arrived.flatMap(({ message, begunAt, endedAt }) =>
    message.kind === 'save' ? message.changes.map((change) => ({ ...change, begunAt, endedAt })) : [],
  )
  for (const one of said) {
    for (const field of WORD_FIELDS) {
      const shot = stored.get(one.id)
      if (!shot || one.base[field] === one.wanted[field] || shot[field] === one.wanted[field]) continue
      const isReplaced = said.some(
        (other) =>
          other !== one &&
          other.id === one.id &&
          other.base[field] !== other.wanted[field] &&
          other.endedAt > one.begunAt,
      )
      if (!isReplaced) faults.push(`${field} "${one.wanted[field]}" of shot ${shot.carryYards} vanished`)
    }
  }
  for (const { shot: id, field, value, isReplaced, isGone } of words) {
    const shot = stored.get(id)
    if (!shot || isReplaced || isGone || shot[field] === value) continue
    const hasLeft = arrived.some(
      ({ message }) =>
        message.kind === 'save' &&
        (message.shots.some((sent) => sent.id === id && sent[field] === value) ||
          message.changes.some((change) => change.id === id && change.wanted[field] === value)),
    )
    if (!hasLeft) faults.push(`${field} "${value}" of shot ${shot.carryYards} never left its device`)
  }
  return faults
}

/** All shots of the account, page by page. */
export async function readAllShots(account: GolferAccount): Promise<readonly KeptShot[]> {
  const shots = new Map<string, KeptShot>()
  for (let after = 0, isLast = false; !isLast;) {
    const page = await account.readShots(after)
    for (const shot of page.shots) shots.set(shot.id, shot)
    for (const id of page.gone) shots.delete(id)
    after = page.position
    isLast = page.isLast
  }
  return [...shots.values()]
}

/** Everything is sent, and every device shows what the server has. */
export async function findShownFaults(
  devices: readonly Device[],
  end: readonly KeptShot[],
): Promise<readonly string[]> {
  const faults: string[] = []
  for (const [index, device] of devices.entries()) {
    for (const page of device.openPages()) {
      await page.shots.reload()
      if (page.shots.hasUnsent()) faults.push(`A shot is stuck on device ${index}`)
      for (const { message } of page.shots.state().refusals) faults.push(`Device ${index}: ${message}`)
      const shown = new Map(page.shots.state().sessions.flatMap(({ shots }) => shots.map((shot) => [shot.id, shot])))
      const isSame =
        shown.size === end.length &&
        end.every((shot) => {
          const here = shown.get(shot.id)
          return here !== undefined && isSameWords(here, shot) && here.carryYards === shot.carryYards
        })
      if (!isSame) faults.push(`Device ${index} shows ${shown.size} shots otherwise than the server has ${end.length}`)
    }
  }
  return faults
}
