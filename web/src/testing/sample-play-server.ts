import { isSamePlayed, mergePlayedHole, mergePlayedRound, mergePlayedShot } from '@bagwise/contract/merge-play'
import type { ChangedRow, PlayChange, PlayedHole, PlayedRound, PlayedShot } from '@bagwise/contract/play'
import { MOST_PLAY_BYTES, MOST_SENT_CHANGES } from '@bagwise/contract/play-message-limits'
import { misfitOf } from '@bagwise/golf/play/played-record'
import { randomId } from '#http/ids.ts'
import { RequestProblem } from '#http/request.ts'
import type { DeleteAnswer, SaveAnswer } from '#sync/played/play-answers.ts'
import { nameOf, roundIdOf } from '#sync/played/play-changes.ts'
import type { PlayList, WholeRound } from '#sync/played/play-list.ts'

type Account = {
  readonly rounds: Map<string, { readonly round: PlayedRound; readonly version: string }>
  readonly holes: Map<string, PlayedHole>
  readonly shots: Map<string, PlayedShot>
  readonly arrived: Set<string>
}
type Save = { readonly save: string; readonly changes: readonly PlayChange[] }
type Deletion = { readonly save: string; readonly round: string; readonly base: string | null }
type Limits = {
  readonly mostRounds?: number
  readonly mostShots?: number
  readonly mostShotsOfRound?: number
  readonly mostShotsOfHole?: number
}

/** A server for tests: what the endpoints of played rounds promise. */
export function samplePlayServer(limits: Limits = {}) {
  const { mostRounds = 500, mostShots = 60_000, mostShotsOfRound = 250, mostShotsOfHole = 40 } = limits
  let accounts = new Map<string, Account>()
  const calls: string[] = []
  const saves: Save[] = []
  let epoch = 'first'

  function accountOf(golfer: string): Account {
    const known = accounts.get(golfer) ?? { rounds: new Map(), holes: new Map(), shots: new Map(), arrived: new Set() }
    accounts.set(golfer, known)
    return known
  }

  /** What is stored, and what comes of the change. */
  function merged(account: Account, change: PlayChange): ChangedRow {
    switch (change.kind) {
      case 'round': {
        const stored = account.rounds.get(change.row.id)?.round ?? null
        return { kind: 'round', ...outcome(change, stored, mergePlayedRound) }
      }
      case 'hole':
        return { kind: 'hole', ...outcome(change, account.holes.get(nameOf(change)) ?? null, mergePlayedHole) }
      case 'shot':
        return { kind: 'shot', ...outcome(change, account.shots.get(nameOf(change)) ?? null, mergePlayedShot) }
    }
  }

  function refuseMisplaced(account: Account, changes: readonly PlayChange[], rows: readonly ChangedRow[]): void {
    const rounds = new Set([
      ...account.rounds.keys(),
      ...rows.flatMap((one) => (one.kind === 'round' && one.row ? [one.row.id] : [])),
    ])
    const holes = new Set([
      ...account.holes.keys(),
      ...changes.flatMap((one) => (one.kind === 'hole' && one.row ? [nameOf(one)] : [])),
    ])
    for (const [index, change] of changes.entries()) {
      const isGone = change.kind === 'round' && change.base !== null && !account.rounds.has(change.row.id)
      if (isGone) throw refusal('unknown-round', `changes.${index}.row.id`)
      if (change.kind === 'round' || change.row === null) continue
      const path = `changes.${index}.row`
      if (!rounds.has(change.row.round)) throw refusal('unknown-round', `${path}.round`)
      if (change.kind === 'shot' && !holes.has(`hole ${change.row.round} ${change.row.hole}`)) {
        throw refusal('unknown-hole', `${path}.hole`)
      }
      if (change.kind === 'hole' && misfitOf(change.row) !== undefined) throw refusal('invalid', path)
    }
  }

  function refuseTooMany(account: Account, changes: readonly PlayChange[]): void {
    let rounds = account.rounds.size
    const shots = [...account.shots.values()]
    for (const [index, change] of changes.entries()) {
      const path = `changes.${index}.row`
      if (change.kind === 'round' && !account.rounds.has(change.row.id) && (rounds += 1) > mostRounds) {
        throw refusal('too-many-rounds', path)
      }
      if (change.kind !== 'shot' || !change.row || account.shots.has(nameOf(change))) continue
      const { round, hole } = change.row
      shots.push(change.row)
      const ofRound = shots.filter((shot) => shot.round === round)
      const ofHole = ofRound.filter((shot) => shot.hole === hole)
      const isOver = ofHole.length > mostShotsOfHole || ofRound.length > mostShotsOfRound || shots.length > mostShots
      if (isOver) throw refusal('too-many-shots', path)
    }
  }

  function write(account: Account, changes: readonly PlayChange[], rows: readonly ChangedRow[]): void {
    const version = randomId()
    for (const [index, answer] of rows.entries()) {
      const change = changes[index]
      if (!change) continue
      const name = nameOf(change)
      const id = roundIdOf(change)
      let isChanged = false
      if (answer.kind === 'round' && answer.row) {
        const stored = account.rounds.get(id)
        isChanged = !isSamePlayed(stored?.round ?? null, answer.row)
        account.rounds.set(id, { round: answer.row, version: stored?.version ?? version })
      }
      if (answer.kind === 'hole') isChanged = put(account.holes, name, answer.row)
      if (answer.kind === 'shot') isChanged = put(account.shots, name, answer.row)
      const round = account.rounds.get(id)
      if (isChanged && round) account.rounds.set(id, { ...round, version })
    }
  }

  function save(golfer: string, { save: id, changes }: Save): SaveAnswer {
    const account = accountOf(golfer)
    if (changes.length > MOST_SENT_CHANGES) throw refusal('invalid', 'changes')
    const bytes = new TextEncoder().encode(JSON.stringify({ save: id, golfer, changes })).length
    if (bytes > MOST_PLAY_BYTES) throw refusal('too-large', undefined)
    const rounds = [...new Set(changes.map(roundIdOf))]
    const rows = changes.map((change) => merged(account, change))
    if (account.arrived.has(id)) {
      const now = rows.map((answer, index) => asStored(account, answer, changes[index]))
      return { rows: now, versions: versionsOf(account, rounds, new Map()) }
    }
    refuseMisplaced(account, changes, rows)
    refuseTooMany(account, changes)
    account.arrived.add(id)
    const before = new Map([...account.rounds].map(([round, { version }]) => [round, version]))
    write(account, changes, rows)
    return { rows, versions: versionsOf(account, rounds, before) }
  }

  function remove(golfer: string, { save: id, round, base }: Deletion): DeleteAnswer {
    const { rounds, holes, shots, arrived } = accountOf(golfer)
    const stored = rounds.get(round)
    const isRepeated = arrived.has(id)
    arrived.add(id)
    if (isRepeated || (stored && stored.version !== base)) {
      return { round: stored?.round ?? null, version: stored?.version ?? null }
    }
    rounds.delete(round)
    for (const [name, hole] of holes) if (hole.round === round) holes.delete(name)
    for (const [name, shot] of shots) if (shot.round === round) shots.delete(name)
    return { round: null, version: null }
  }

  function whole(golfer: string, id: string): WholeRound | null {
    const { rounds, holes, shots } = accountOf(golfer)
    const stored = rounds.get(id)
    if (!stored) return null
    return {
      ...stored,
      holes: [...holes.values()]
        .filter((hole) => hole.round === id)
        .toSorted((one, other) => one.number - other.number),
      shots: [...shots.values()].filter((shot) => shot.round === id),
    }
  }

  function call<Answer>(name: string, task: () => Answer): Answer {
    calls.push(name)
    return structuredClone(task())
  }

  return {
    calls,
    /** Messages in the order in which they reached the server. */
    saves,
    round: (golfer: string, id: string) => structuredClone(whole(golfer, id)),
    roundIds: (golfer: string): readonly string[] => [...accountOf(golfer).rounds.keys()],
    /** As another device does it that knows the rows. */
    change: (golfer: string, ...changes: readonly PlayChange[]) => save(golfer, { save: randomId(), changes }),
    drop: (golfer: string, round: string) =>
      remove(golfer, { save: randomId(), round, base: accountOf(golfer).rounds.get(round)?.version ?? null }),
    /** The server goes back to a backup: to what it had at that moment. Answers the way to do that. */
    backUp: () => {
      const kept = structuredClone(accounts)
      return () => {
        epoch = `after ${epoch}`
        accounts = structuredClone(kept)
      }
    },
    sendSave: async (golfer: string, message: Save): Promise<SaveAnswer> => {
      saves.push(structuredClone({ save: message.save, changes: message.changes }))
      return call(`save ${message.changes.length}`, () => save(golfer, structuredClone(message)))
    },
    sendDelete: async (golfer: string, message: Deletion): Promise<DeleteAnswer> =>
      call('delete', () => remove(golfer, message)),
    get: async (golfer: string, id: string): Promise<WholeRound | null> => call('get', () => whole(golfer, id)),
    list: async (golfer: string): Promise<PlayList & { readonly golfer: string }> =>
      call('list', () => ({
        golfer,
        epoch,
        rounds: [...accountOf(golfer).rounds.values()].map(({ round, version }) => ({
          round,
          version,
          shotCount: [...accountOf(golfer).shots.values()].filter((shot) => shot.round === round.id).length,
        })),
      })),
  }
}

type Merge<Row> = (change: { readonly stored: Row | null; readonly base: Row | null; readonly wanted: Row }) => Row

function outcome<Row extends PlayedRound | PlayedHole | PlayedShot>(
  { base, row: wanted }: { readonly base: Row | null; readonly row: Row | null },
  stored: Row | null,
  merge: Merge<Row>,
): { readonly row: Row | null; readonly before: Row | null; readonly isBack: boolean } {
  const before = stored !== null && !isSamePlayed(stored, base) ? stored : null
  return {
    row: wanted === null ? before : merge({ stored, base, wanted }),
    before,
    isBack: stored === null && base !== null && wanted !== null,
  }
}

function put<Row extends PlayedHole | PlayedShot>(rows: Map<string, Row>, name: string, row: Row | null): boolean {
  const isChanged = !isSamePlayed<PlayedHole | PlayedShot>(rows.get(name) ?? null, row)
  if (row === null) rows.delete(name)
  else rows.set(name, row)
  return isChanged
}

/** To a message that came before. */
function asStored(account: Account, { kind }: ChangedRow, change: PlayChange | undefined): ChangedRow {
  const name = change ? nameOf(change) : ''
  switch (kind) {
    case 'round':
      return { kind, row: account.rounds.get(change ? roundIdOf(change) : '')?.round ?? null, before: null }
    case 'hole':
      return { kind, row: account.holes.get(name) ?? null, before: null, isBack: false }
    case 'shot':
      return { kind, row: account.shots.get(name) ?? null, before: null, isBack: false }
  }
}

function versionsOf({ rounds }: Account, ids: readonly string[], before: ReadonlyMap<string, string>) {
  return ids.flatMap((round) => {
    const now = rounds.get(round)?.version
    return now === undefined ? [] : [{ round, before: before.get(round) ?? null, now }]
  })
}

function refusal(code: string, path: string | undefined): RequestProblem {
  return new RequestProblem({
    code,
    status: 422,
    message: `Refused: ${code}.`,
    ...(path === undefined ? {} : { path }),
  })
}
