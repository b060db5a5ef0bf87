import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as account from '@bagwise/contract/account'
import { isSamePlayed, mergePlayedHole, mergePlayedShot } from '@bagwise/contract/merge-play'
import type { ChangedRow, PlayChange, PlayedHole, PlayedRound, PlayedShot } from '@bagwise/contract/play'
import { inOrder } from '@bagwise/golf/play/hole-log'
import { withoutMisfits } from '@bagwise/golf/play/played-record'
import { indexRounds } from '#server/features/rounds/round-store.ts'
import { newRows, playedHole, playedRound, playedShot } from '#server/testing/sample-play.ts'
import { DATABASE_KINDS } from '#server/testing/temporary-database.ts'
import { signUpForm, startTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { createPlayStore } from './play-store.ts'
import type { PlayStore } from './play-store.ts'

/** Raised by the environment. */
const HISTORY_COUNT = Number(process.env.PLAY_HISTORIES ?? 60)
const NOW = new Date('2026-11-21T12:00:00Z')
const HOLE_NUMBERS = [1, 2, 3]

/** A row as the server had it when the device last heard of it, and as the golfer wants it; null is gone. */
type Held<Row> = { readonly seen: Row | null; readonly own: Row | null }
type Message = { readonly save: string; readonly changes: readonly PlayChange[] }

/** Scores in the order in which the server first heard of them. */
type ArrivedScore = { readonly hole: number; readonly score: number | null }

type Playing = { readonly userId: string; readonly round: PlayedRound; readonly arrived: ArrivedScore[] }

/** A device that keeps rows, changes them, and sends what it has changed until it hears an answer. */
function createDevice(store: PlayStore, { userId, round, arrived }: Playing) {
  const holes = new Map<number, Held<PlayedHole>>()
  const shots = new Map<string, Held<PlayedShot>>()
  const arrivedSaves = new Set<string>()
  let sent: Message | undefined

  function changeHole(number: number, changes: Partial<PlayedHole>): void {
    const { seen, own } = holes.get(number) ?? { seen: null, own: null }
    const hole = own ?? seen ?? playedHole(round, { number })
    holes.set(number, { seen, own: withoutMisfits({ ...hole, ...changes }) })
  }

  function shownShots(): readonly PlayedShot[] {
    return [...shots.values()].flatMap(({ own }) => (own ? [own] : []))
  }

  function nextMessage(): Message | undefined {
    const ofHoles = [...holes.values()].flatMap(({ seen, own }): readonly PlayChange[] =>
      isSamePlayed(seen, own) ? [] : [{ kind: 'hole', base: seen, row: own }],
    )
    const ofShots = [...shots.values()].flatMap(({ seen, own }): readonly PlayChange[] =>
      isSamePlayed(seen, own) ? [] : [{ kind: 'shot', base: seen, row: own }],
    )
    const changes = [...ofHoles, ...ofShots]
    return changes.length === 0 ? undefined : { save: randomUUID(), changes }
  }

  function hear(change: PlayChange, row: ChangedRow['row']): void {
    const named = change.row ?? change.base
    if (change.kind === 'hole' && named && 'number' in named) {
      const stored = row && 'number' in row ? row : null
      const held = holes.get(named.number)
      if (held) holes.set(named.number, answered(held, { sent: change.row, stored }, mergePlayedHole))
    }
    if (change.kind === 'shot' && named && 'order' in named) {
      const stored = row && 'order' in row ? row : null
      const held = shots.get(named.id)
      if (held) shots.set(named.id, answered(held, { sent: change.row, stored }, mergePlayedShot))
    }
  }

  function noteArrived({ save, changes }: Message, before: readonly PlayedHole[]): void {
    if (arrivedSaves.has(save)) return
    arrivedSaves.add(save)
    for (const change of changes) {
      if (change.kind !== 'hole' || !change.row) continue
      const { base, row } = change
      const isNew = !before.some(({ number }) => number === row.number)
      const isTyped = base === null ? row.score !== null : row.score !== base.score
      if (isNew || isTyped) arrived.push({ hole: row.number, score: row.score })
    }
  }

  return {
    changeHole,
    play: (number: number, choice: number): void => {
      if (!holes.get(number)?.own) changeHole(number, {})
      const shot = playedShot({ round: round.id, number }, { order: 1_024 * (1 + (choice % 3)) })
      shots.set(shot.id, { seen: null, own: shot })
    },
    correct: (choice: number, changes: Partial<PlayedShot>): void => {
      const shown = shownShots()
      const shot = shown[choice % Math.max(1, shown.length)]
      if (shot) shots.set(shot.id, { seen: shots.get(shot.id)?.seen ?? null, own: { ...shot, ...changes } })
    },
    takeOut: (choice: number): void => {
      const shown = shownShots()
      const shot = shown[choice % Math.max(1, shown.length)]
      const held = shot && shots.get(shot.id)
      if (!held) return
      // One that has never left the device is only forgotten.
      if (held.seen === null && !sent) shots.delete(shot.id)
      else shots.set(shot.id, { ...held, own: null })
    },
    /** Sends what has changed, or once more what was sent; the answer may be lost. */
    send: async ({ isAnswerLost }: { readonly isAnswerLost: boolean }): Promise<void> => {
      sent ??= nextMessage()
      if (!sent) return
      const { changes } = sent
      const before = await store.all(userId)
      const answer = await store.save({ userId, ...sent, now: NOW })
      if ('problem' in answer) throw new Error(`${answer.problem} at ${answer.index}`)
      noteArrived(sent, before.holes)
      if (isAnswerLost) return
      for (const [index, change] of changes.entries()) hear(change, answer.rows[index]?.row ?? null)
      sent = undefined
    },
    /** What the server has; what was not sent yet stays on top of it. */
    read: async (): Promise<void> => {
      if (sent) return
      const stored = (await store.find(userId, round.id)) ?? { holes: [], shots: [] }
      for (const number of new Set([...holes.keys(), ...stored.holes.map((hole) => hole.number)])) {
        const found = stored.holes.find((hole) => hole.number === number) ?? null
        holes.set(number, rebased(holes.get(number), found, mergePlayedHole))
      }
      for (const id of new Set([...shots.keys(), ...stored.shots.map((shot) => shot.id)])) {
        const found = stored.shots.find((shot) => shot.id === id) ?? null
        shots.set(id, rebased(shots.get(id), found, mergePlayedShot))
      }
    },
    hasUnsent: (): boolean => sent !== undefined || nextMessage() !== undefined,
    shown: () => ({
      holes: [...holes.values()]
        .flatMap(({ own }) => (own ? [own] : []))
        .toSorted((one, other) => one.number - other.number),
      shots: inOrder(shownShots()).toSorted((one, other) => one.hole - other.hole),
    }),
  }
}

type Merge<Row> = (change: { readonly stored: Row; readonly base: Row | null; readonly wanted: Row }) => Row

/** What the golfer has done since the row was sent is kept on top of what is stored. */
function answered<Row extends PlayedHole | PlayedShot>(
  { own }: Held<Row>,
  { sent, stored }: { readonly sent: Row | null; readonly stored: Row | null },
  merge: Merge<Row>,
): Held<Row> {
  if (isSamePlayed(own, sent)) return { seen: stored, own: stored }
  return { seen: stored, own: own && stored ? merge({ stored, base: sent, wanted: own }) : own }
}

function rebased<Row extends PlayedHole | PlayedShot>(
  held: Held<Row> | undefined,
  stored: Row | null,
  merge: Merge<Row>,
): Held<Row> {
  const { seen, own } = held ?? { seen: null, own: null }
  if (isSamePlayed(seen, own)) return { seen: stored, own: stored }
  // What was changed here and is gone elsewhere is sent as it is, and so is what is gone here.
  if (own === null || stored === null) return { seen, own }
  return { seen: stored, own: merge({ stored, base: seen, wanted: own }) }
}

const device = fc.integer({ min: 0, max: 1 })
const holeNumber = fc.constantFrom(...HOLE_NUMBERS)
const choice = fc.nat({ max: 9 })
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('score' as const), device, hole: holeNumber }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('putts' as const), device, hole: holeNumber, choice }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('par' as const), device, hole: holeNumber, choice }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('play' as const), device, hole: holeNumber, choice }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('club' as const), device, choice }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('penalty' as const), device, choice }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('take out' as const), device, choice }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('send' as const), device, isAnswerLost: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('read' as const), device }) },
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

const CLUBS = ['driver', '7-iron', 'pw', null] as const
/** Each typed score is another one, so that none is mistaken for one that was typed elsewhere. */
const SCORES = { lowest: 8, highest: 30 }

describe.each(DATABASE_KINDS)('two devices that play the same round on %s', (kind) => {
  let app: TestApp
  let store: PlayStore
  beforeAll(async () => {
    app = await startTestApp(kind)
    store = createPlayStore(app.database, { indexRounds })
  })
  afterAll(() => app.remove())

  async function live(steps: readonly Step[]) {
    const { user } = await app.openBrowser().ask(account.signUp, signUpForm())
    const round = playedRound()
    await store.save({ userId: user.id, save: randomUUID(), now: NOW, changes: [newRows.round(round)] })
    const arrived: ArrivedScore[] = []
    const devices = [0, 1].map(() => createDevice(store, { userId: user.id, round, arrived }))
    let score = SCORES.lowest
    for (const one of steps) {
      const own = devices[one.device]
      if (!own) continue
      if (one.do === 'score') {
        own.changeHole(one.hole, { score })
        score = score === SCORES.highest ? SCORES.lowest : score + 1
      } else if (one.do === 'putts') own.changeHole(one.hole, { putts: one.choice })
      else if (one.do === 'par') own.changeHole(one.hole, { par: 3 + (one.choice % 4) })
      else if (one.do === 'play') own.play(one.hole, one.choice)
      else if (one.do === 'club') own.correct(one.choice, { club: CLUBS[one.choice % CLUBS.length] ?? null })
      else if (one.do === 'penalty') own.correct(one.choice, { penalty: 'area' })
      else if (one.do === 'take out') own.takeOut(one.choice)
      else if (one.do === 'send') await own.send(one)
      else await own.read()
    }
    return { user, round, devices, arrived }
  }

  it(
    'end with the same rows as the server, and no score that was typed is lost',
    async () => {
      const history = fc.array(step, { minLength: 5, maxLength: 40 })
      await fc.assert(
        fc.asyncProperty(history, async (steps) => {
          const { user, round, devices, arrived } = await live(steps)
          for (let turn = 0; turn < 10 && devices.some((own) => own.hasUnsent()); turn += 1) {
            for (const own of devices) {
              while (own.hasUnsent()) await own.send({ isAnswerLost: false })
              await own.read()
            }
          }
          expect(devices.map((own) => own.hasUnsent())).toEqual([false, false])
          for (const own of devices) await own.read()
          const { holes, shots } = (await store.find(user.id, round.id)) ?? { holes: [], shots: [] }
          for (const own of devices) expect(own.shown()).toEqual({ holes, shots })

          const lastTyped = HOLE_NUMBERS.map((number) => arrived.findLast(({ hole }) => hole === number)?.score ?? null)
          const scores = HOLE_NUMBERS.map((number) => holes.find((hole) => hole.number === number)?.score ?? null)
          expect(scores).toEqual(lastTyped)
        }),
        { numRuns: HISTORY_COUNT, seed: 81 },
      )
    },
    60_000 + HISTORY_COUNT * 1_000,
  )
})
