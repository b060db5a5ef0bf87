import { randomUUID } from 'node:crypto'
import { isSamePlayed } from '@bagwise/contract/merge-play'
import type { PlayedHole, PlayedShot } from '@bagwise/contract/play'
import type { WholeRound } from '../../web/src/sync/played/play-list.ts'
import type { ShownPlayedRound } from '../../web/src/sync/policies/played-rounds.ts'
import type { Device } from './device.ts'
import type { GolferAccount, SentPlay } from './golfer-account.ts'
import { placeName } from './typed-played.ts'
import type { TypedPlay, TypedPlayed } from './typed-played.ts'

type Ended = {
  readonly end: readonly WholeRound[]
  /** In the order in which they were dealt with; one that came again is among them again. */
  readonly arrived: readonly SentPlay[]
  /** By device. */
  readonly typed: readonly TypedPlayed[]
}

/** Looks at what became of scores and strokes, without relying on how the server merged them. */
export function findPlayedFaults({ end, arrived, typed }: Ended): readonly string[] {
  const stored = new Map(end.map((one) => [one.round.id, one]))
  const changes = arrived.flatMap((message) => message.changes)
  const told = new Set(typed.flatMap((device) => [...device.told]))
  const undone = new Set(typed.flatMap((device) => [...device.undone]))
  const seen = new Set(typed.flatMap((device) => [...device.seenAtRemoval]))
  const removed = new Set(typed.flatMap((device) => [...device.removed]))
  const faults: string[] = []

  for (const id of typed.flatMap((device) => [...device.begun()])) {
    if (!stored.has(id) && !removed.has(id)) faults.push(`The played round ${id} is lost`)
  }
  const holes = changes.flatMap((change) => (change.kind === 'hole' ? [change] : []))
  const shots = changes.flatMap((change) => (change.kind === 'shot' ? [change] : []))
  const owed = typed.flatMap((device) => device.all()).filter(({ isReplaced, isGone }) => !isReplaced && !isGone)
  for (const one of owed) {
    if (one.score !== undefined) faults.push(...findScoreFaults(one, one.score, { stored, holes, told, seen }))
    if (one.shot === undefined || undone.has(one.shot)) continue
    const isThere = stored.get(one.round)?.shots.some(({ id }) => id === one.shot)
    if (stored.has(one.round) && isThere !== true) faults.push(`A stroke on ${one.hole} of ${one.round} is lost`)
    if (!stored.has(one.round) && !seen.has(one.shot)) faults.push(`A stroke on ${one.hole} was deleted unseen`)
    if (!shots.some(({ row }) => row?.id === one.shot)) faults.push(`A stroke on ${one.hole} never left its device`)
  }
  return faults
}

type Known = {
  readonly stored: ReadonlyMap<string, WholeRound>
  readonly holes: readonly { readonly base: PlayedHole | null; readonly row: PlayedHole | null }[]
  readonly told: ReadonlySet<string>
  /** When a round was deleted. */
  readonly seen: ReadonlySet<string>
}

function findScoreFaults(place: TypedPlay, score: number, { stored, holes, told, seen }: Known): readonly string[] {
  const { round, hole } = place
  const ofHole = holes.filter(({ row }) => row?.round === round && row.number === hole)
  const whole = stored.get(round)
  if (!ofHole.some(({ row }) => row?.score === score)) return [`Score ${score} on ${hole} never left its device`]
  const isThere = whole?.holes.some((one) => one.number === hole && one.score === score)
  // Another device had seen it, or was shown what gave way.
  const isSeen = ofHole.some(({ base, row }) => base?.score === score && row?.score !== score)
  // Another word took its place before the round went.
  const first = ofHole.findIndex(({ row }) => row?.score === score)
  const isOver = ofHole.slice(first).some(({ base, row }) => row?.score !== score && row?.score !== base?.score)
  const isGone = seen.has(placeName(place, score)) || isSeen || isOver || told.has(placeName(place, score))
  if (!whole && !isGone) return [`Score ${score} on ${hole} of ${round} was deleted unseen`]
  if (!whole || isThere === true || isSeen || told.has(placeName(place, score))) return []
  return [`Score ${score} on ${hole} of ${round} vanished, and nobody was told`]
}

/** Everything is sent, and every device shows what the server has. */
export async function findShownPlayedFaults(devices: readonly Device[], end: readonly WholeRound[]) {
  const faults: string[] = []
  for (const [index, device] of devices.entries()) {
    for (const page of device.openPages()) {
      await page.played.reload()
      const { rounds, unsentCount } = page.played.state()
      if (unsentCount > 0) faults.push(`${unsentCount} played rounds are stuck on device ${index}`)
      for (const { refusal } of rounds) if (refusal !== undefined) faults.push(`Device ${index}: ${refusal}`)
      const shown = new Map(rounds.map((one) => [one.round.id, one]))
      const isSame = shown.size === end.length && end.every((one) => isShownAs(one, shown.get(one.round.id)))
      if (!isSame)
        faults.push(`Device ${index} shows ${shown.size} played rounds otherwise than the server has ${end.length}`)
    }
  }
  return faults
}

function isShownAs({ round, holes, shots }: WholeRound, shown: ShownPlayedRound | undefined): boolean {
  if (!shown?.holes || !shown.shots || !isSamePlayed(round, shown.round)) return false
  const [shownHoles, shownShots] = [byName(shown.holes, numberOf), byName(shown.shots, idOf)]
  return (
    holes.length === shown.holes.length &&
    shots.length === shown.shots.length &&
    holes.every((hole) => isSamePlayed(hole, shownHoles.get(numberOf(hole)) ?? null)) &&
    shots.every((shot) => isSamePlayed(shot, shownShots.get(idOf(shot)) ?? null))
  )
}

function byName<Name, Row>(rows: readonly Row[], nameOf: (row: Row) => Name): ReadonlyMap<Name, Row> {
  return new Map(rows.map((row) => [nameOf(row), row]))
}

const numberOf = ({ number }: PlayedHole): number => number
const idOf = ({ id }: PlayedShot): string => id

export async function readAllPlayed(account: GolferAccount): Promise<readonly WholeRound[]> {
  const { rounds } = await account.listPlayed()
  const found = await Promise.all(rounds.map(({ round }) => account.readPlayed(round.id)))
  return found.flatMap((one) => one ?? [])
}

/** So that devices have only those of this history to read. */
export async function clearPlayed(account: GolferAccount): Promise<void> {
  const { rounds } = await account.listPlayed()
  for (const { round, version } of rounds) {
    await account.deletePlayed({ save: randomUUID(), round: round.id, base: version })
  }
}
