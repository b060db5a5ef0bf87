import type { PlayedHole, PlayedRound, PlayedShot } from '@bagwise/contract/play'
import type { Round } from '@bagwise/golf/handicap/round'
import { afterTap, resumed, undoTap } from '@bagwise/golf/play/hole-taps'
import type { HoleState, NotedTap, Stroke, Tap } from '@bagwise/golf/play/hole-taps'
import { randomId } from '#http/ids.ts'
import { RequestProblem } from '#http/request.ts'
import type { RowDevice } from '#sync/kept-rows/row-database.ts'
import type { Kept, PlayedRoundsState } from '#sync/policies/played-rounds.ts'
import { createPlayedRounds } from '#sync/played/create-played-rounds.ts'
import { createLeftTaps } from '#sync/played/left-taps.ts'
import type { LeftCopy } from '#storage/left-play.ts'
import type { GolferPlay } from '#sync/played/play-state.ts'
import { memoryPlayDevice } from './memory-row-device.ts'
import type { samplePlayServer } from './sample-play-server.ts'

const TURNS_TO_SETTLE = 600

/** Lets every promise that can go on go on. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < TURNS_TO_SETTLE; turn += 1) await Promise.resolve()
}

/** A copy in a local storage of its own, which may be full. */
export function memoryLeftCopy() {
  let text: string | undefined
  let isFull = false
  const copy: LeftCopy = {
    read: () => (text === undefined ? undefined : JSON.parse(text)),
    write: (content) => {
      if (isFull) return { error: new Error('There is no room') }
      text = JSON.stringify(content)
      return undefined
    },
  }
  return {
    copy,
    fill: (isFullNow: boolean) => {
      isFull = isFullNow
    },
  }
}

type Server = ReturnType<typeof samplePlayServer>
type Connection = 'good' | 'none' | 'loses answers'
type Options = {
  readonly golfer?: string
  /** In place of the device's own. */
  readonly wrap?: (device: RowDevice<GolferPlay>) => RowDevice<GolferPlay>
}

/** A device with its pages, whose connection fails on its own. */
export function playDevice(server: Server, { golfer = 'ann', wrap = (device) => device }: Options = {}) {
  const device = memoryPlayDevice()
  const left = memoryLeftCopy()
  const wrapped = wrap(device)
  const indexRounds = new Map<string, Round>()
  let connection: Connection = 'good'
  let nowMs = 0
  let pages: readonly ReturnType<typeof openPage>[] = []

  async function through<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    if (connection === 'none') throw unreachable()
    const answer = await call()
    if (connection === 'loses answers') throw unreachable()
    return answer
  }

  function openPage(owner = golfer) {
    let isClosed = false
    const whileOpen = async <Answer>(task: () => Promise<Answer>): Promise<Answer> => {
      if (isClosed) return new Promise(() => {})
      const answer = await task()
      return isClosed ? new Promise(() => {}) : answer
    }
    const played = createPlayedRounds({
      device: { ...wrapped, update: (whose, taken) => whileOpen(() => wrapped.update(whose, taken)) },
      tellTabs: () => {
        for (const other of pages) if (other !== page && !isClosed) void other.followDevice()
      },
      left: createLeftTaps(left.copy),
      sendSave: (whose, message) => whileOpen(() => through(() => server.sendSave(whose, message))),
      sendDelete: (whose, message) => whileOpen(() => through(() => server.sendDelete(whose, message))),
      get: (whose, id) => whileOpen(() => through(() => server.get(whose, id))),
      list: () => whileOpen(() => through(() => server.list(owner))),
      removeIndexRound: (id) => {
        const round = indexRounds.get(id)
        indexRounds.delete(id)
        return round
      },
      keepIndexRound: (round) => void indexRounds.set(round.id, round),
      nowMs: () => nowMs,
      checkSession: () => {},
      inTurn: (task) => task(),
      later: () => () => {},
    })
    const page = {
      ...played,
      close: () => {
        isClosed = true
        pages = pages.filter((other) => other !== page)
      },
      shown: (id: string) => played.state().rounds.find(({ round }) => round.id === id),
      hole: (id: string, hole: number) => holeIn(played.state(), { round: id, hole }),
      /** What a screen does with a tap; undefined where the tap says nothing there. */
      tapped: async (id: string, hole: number, tap: Tap): Promise<Kept | undefined> => {
        const noted = tapOn(played.state(), { round: id, hole }, tap)
        return noted && played.tap(id, hole, noted.changes, noted)
      },
      undone: async (id: string, hole: number): Promise<Kept | undefined> => {
        const state = holeIn(played.state(), { round: id, hole })
        const after = state && undoTap(state)
        return after && played.tap(id, hole, after.changes, 'undo')
      },
    }
    pages = [...pages, page]
    played.belongTo(owner)
    return page
  }

  return {
    device,
    left,
    /** Rounds of the index, by id. */
    indexRounds,
    open: openPage,
    connect: (state: Connection) => {
      connection = state
    },
    wait: (ms: number) => {
      nowMs += ms
    },
  }
}

type Shown = Pick<PlayedRoundsState, 'rounds' | 'taps'>
type Place = { readonly round: string; readonly hole: number }

/** The hole as a screen goes on with it after a reload. */
export function holeIn({ rounds, taps }: Shown, place: Place): HoleState | undefined {
  const shown = rounds.find(({ round }) => round.id === place.round)
  const hole = shown?.holes?.find((one) => one.number === place.hole)
  if (!hole) return undefined
  const noted = taps.flatMap((tap) => (tap.round === place.round && tap.hole === place.hole ? [tap.noted] : []))
  return resumed({ hole, shots: (shown?.shots ?? []).filter((shot) => shot.hole === place.hole) }, noted)
}

/** The tap as it is noted on what is shown; undefined where it says nothing there. */
export function tapOn(shown: Shown, place: Place, tap: Tap): NotedTap | undefined {
  const state = holeIn(shown, place)
  const after = state && afterTap(state, tap)
  return !after || 'problem' in after ? undefined : after.noted.at(-1)
}

export const noAnswer = (): Promise<never> => Promise.reject(unreachable())
const unreachable = () => new RequestProblem({ code: 'unreachable', status: 0, message: 'No answer.' })

export function sampleRound(changes: Partial<PlayedRound> = {}): PlayedRound {
  return {
    id: randomId(),
    date: '2026-11-20',
    course: 'Heather Links',
    courseId: null,
    tees: 'White',
    holeCount: 9,
    firstHole: 1,
    courseRating: null,
    slopeRating: null,
    playingConditions: null,
    handicapThen: 14.2,
    rules: 'casual',
    adviceFromHole: null,
    isCounting: true,
    state: 'playing',
    ...changes,
  }
}

export function sampleIndexRound({ id, date, course, tees }: PlayedRound): Round {
  const figures = { adjustedGrossScore: 44, courseRating: 35.6, slopeRating: 128, playingConditions: null }
  return { id, date, course, tees, ...figures, holeCount: 9 }
}

export function sampleHoles({ id }: Pick<PlayedRound, 'id'>, count = 9): readonly PlayedHole[] {
  return Array.from({ length: count }, (_, index) => ({
    round: id,
    number: index + 1,
    par: 4,
    strokeIndex: index + 1,
    lengthYards: 380,
    score: null,
    finish: null,
    putts: null,
    firstPuttFeet: null,
    pin: null,
  }))
}

function sampleStroke(changes: Partial<Stroke> = {}): Stroke {
  return {
    club: '7-iron',
    lie: 'fairway',
    lieFrom: 'tap',
    leftYards: 152.5,
    leftSdYards: 3,
    leftFrom: 'typed',
    swing: 'full',
    rest: null,
    air: null,
    at: null,
    ...changes,
  }
}

export const hit = (changes: Partial<Stroke> = {}, id = randomId()): Extract<Tap, { tap: 'hit' }> => ({
  tap: 'hit',
  id,
  stroke: sampleStroke(changes),
})

/** Without what only a device knows of it. */
export function storedRows(shown: {
  readonly round: PlayedRound
  readonly holes?: readonly PlayedHole[] | undefined
  readonly shots?: readonly PlayedShot[] | undefined
}) {
  const shots = [...(shown.shots ?? [])].toSorted((one, other) => (one.id < other.id ? -1 : 1))
  return { round: shown.round, holes: shown.holes, shots }
}
