import { isSameWords, mergeShotWords, wordsOf } from '@bagwise/contract/merge-shot'
import { MOST_SENT_SESSIONS, MOST_SENT_SHOTS } from '@bagwise/contract/shot-message-limits'
import type { KeptShot, ShotSession } from '@bagwise/contract/shots'
import { RequestProblem } from '#http/request.ts'
import type { ShotsAnswer } from '#sync/kept-shots/shot-answers.ts'
import type { ShotPage } from '#sync/kept-shots/shot-pages.ts'
import type { ShotMessage } from '#sync/kept-shots/shot-state.ts'

type Limits = { readonly mostShots?: number; readonly pageRows?: number; readonly latestDay?: string }
type Stored = { readonly session: ShotSession; position: number }
type StoredShot = { shot: KeptShot; position: number }
type Account = {
  readonly sessions: Map<string, Stored>
  readonly shots: Map<string, StoredShot>
  readonly gone: Map<string, number>
  readonly arrived: Set<string>
  position: number
}

/** A server for tests: what `PUT`, `DELETE` and `GET /api/shots` promise; can fail before or after it has done so. */
export function sampleShotsServer({ mostShots = 10_000, pageRows = 500, latestDay = '2026-12-31' }: Limits = {}) {
  const accounts = new Map<string, Account>()
  const calls: string[] = []
  const messages: ShotMessage[] = []
  let trouble: RequestProblem | undefined
  let losesAnswers = false
  let epoch = 'first'

  function accountOf(golfer: string): Account {
    const known = accounts.get(golfer) ?? {
      sessions: new Map(),
      shots: new Map(),
      gone: new Map(),
      arrived: new Set(),
      position: 0,
    }
    accounts.set(golfer, known)
    return known
  }

  function answer<Answer>(found: Answer): Answer {
    if (losesAnswers) throw new RequestProblem({ code: 'unreachable', status: 0, message: 'No answer.' })
    return structuredClone(found)
  }

  function save(golfer: string, message: Extract<ShotMessage, { kind: 'save' }>): ShotsAnswer {
    const { sessions, shots, changes } = message
    if (sessions.length > MOST_SENT_SESSIONS || Math.max(shots.length, changes.length) > MOST_SENT_SHOTS) {
      throw refusal('Too much in one message.')
    }
    const ahead = sessions.findIndex(({ day }) => day > latestDay)
    if (ahead !== -1) throw refusal('That day is still to come.', `sessions.${ahead}.day`)
    const account = accountOf(golfer)
    const isGone = ({ id }: { readonly id: string }) => account.gone.has(id)
    const isShotGone = (shot: KeptShot) => isGone(shot) || account.gone.has(shot.session)
    const gone = [...sessions.filter(isGone), ...shots.filter(isShotGone), ...changes.filter(isGone)].map(
      ({ id }) => id,
    )
    if (account.arrived.has(message.save)) {
      return { position: account.position, gone, unknown: [], conflicts: [], epoch }
    }
    const newShots = shots.filter((shot) => !isShotGone(shot) && !account.shots.has(shot.id))
    const sent = new Set(sessions.filter((session) => !isGone(session)).map(({ id }) => id))
    const orphan = newShots.findIndex(({ session }) => !sent.has(session) && !account.sessions.has(session))
    if (orphan !== -1) throw refusal('The session of this shot is not kept.', `shots.${orphan}.session`)
    if (account.shots.size + newShots.length > mostShots) throw refusal('Your oldest session is “log” of 2026-01-01.')
    account.arrived.add(message.save)
    for (const session of sessions) {
      if (isGone(session) || account.sessions.has(session.id)) continue
      account.sessions.set(session.id, { session, position: (account.position += 1) })
    }
    for (const shot of newShots) account.shots.set(shot.id, { shot, position: (account.position += 1) })
    const conflicts: NonNullable<ShotsAnswer['conflicts']>[number][] = []
    const unknown: string[] = []
    for (const { id, base, wanted } of changes) {
      if (account.gone.has(id)) continue
      const stored = account.shots.get(id)
      if (!stored) {
        unknown.push(id)
        continue
      }
      const now = mergeShotWords({ stored: stored.shot, base, wanted })
      if (!isSameWords(stored.shot, base)) conflicts.push({ id, before: wordsOf(stored.shot), now })
      if (isSameWords(stored.shot, now)) continue
      account.shots.set(id, { shot: { ...stored.shot, ...now }, position: (account.position += 1) })
    }
    return { position: account.position, gone: [...new Set(gone)], unknown, conflicts, epoch }
  }

  function remove(
    golfer: string,
    { save: id, sessions, shots }: Extract<ShotMessage, { kind: 'delete' }>,
  ): ShotsAnswer {
    const account = accountOf(golfer)
    if (!account.arrived.has(id)) {
      account.arrived.add(id)
      for (const [shot, stored] of account.shots) {
        if (sessions.includes(stored.shot.session) || shots.includes(shot)) account.shots.delete(shot)
      }
      for (const session of sessions) account.sessions.delete(session)
      for (const one of [...sessions, ...shots]) {
        if (!account.gone.has(one)) account.gone.set(one, (account.position += 1))
      }
    }
    return { position: account.position, epoch }
  }

  function page(golfer: string, after: number): ShotPage & { readonly golfer: string } {
    const { sessions, shots, gone, position } = accountOf(golfer)
    const entries = [
      ...[...sessions.values()].map((one) => ({ ...one, shot: undefined, gone: undefined })),
      ...[...shots.values()].map((one) => ({ ...one, session: undefined, gone: undefined })),
      ...[...gone].map(([id, at]) => ({ position: at, gone: id, session: undefined, shot: undefined })),
    ]
    const later = entries.filter((entry) => entry.position > after).toSorted((a, b) => a.position - b.position)
    const shown = later.slice(0, pageRows)
    const isLast = shown.length === later.length
    return {
      golfer,
      sessions: shown.flatMap(({ session }) => (session ? [session] : [])),
      shots: shown.flatMap(({ shot }) => (shot ? [shot] : [])),
      gone: shown.flatMap(({ gone: id }) => (id === undefined ? [] : [id])),
      position: isLast ? position : (shown.at(-1)?.position ?? after),
      isLast,
      epoch,
    }
  }

  return {
    calls,
    messages,
    shotsOf: (golfer: string): readonly KeptShot[] => [...accountOf(golfer).shots.values()].map(({ shot }) => shot),
    sessionsOf: (golfer: string): readonly ShotSession[] =>
      [...accountOf(golfer).sessions.values()].map(({ session }) => session),
    /** Every call fails from now on; without a status nothing is reached. */
    fail: (status = 0) => {
      trouble = new RequestProblem({ code: 'problem', status, message: 'No.' })
    },
    /** Every call does what it should from now on, and nobody hears of it. */
    loseAnswers: () => {
      losesAnswers = true
    },
    mend: () => {
      trouble = undefined
      losesAnswers = false
    },
    /** The server goes back to a backup: to what it had at that moment. Answers the way to do that. */
    backUp: () => {
      const kept = structuredClone(accounts)
      return () => {
        epoch = `after ${epoch}`
        accounts.clear()
        for (const [golfer, account] of structuredClone(kept)) accounts.set(golfer, account)
      }
    },
    send: async (message: ShotMessage, golfer: string): Promise<ShotsAnswer> => {
      const count = message.sessions.length + message.shots.length
      calls.push(`${message.kind} ${golfer} ${count + (message.kind === 'save' ? message.changes.length : 0)}`)
      messages.push(structuredClone(message))
      if (trouble) throw trouble
      return answer(message.kind === 'save' ? save(golfer, message) : remove(golfer, message))
    },
    loadPage: async (golfer: string, after: number) => {
      calls.push(`load ${golfer} ${after}`)
      if (trouble) throw trouble
      return answer(page(golfer, after))
    },
  }
}

function refusal(message: string, path?: string): RequestProblem {
  return new RequestProblem({ code: 'refused', status: 422, message, ...(path === undefined ? {} : { path }) })
}
