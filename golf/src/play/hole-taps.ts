import { isSameValue } from '../same-value.ts'
import { ballShots, inOrder, loggedScore, provisionalShots } from './hole-log.ts'
import type { HoleLog } from './hole-log.ts'
import { ORDER_STEP, misfitOf, withoutMisfits } from './played-record.ts'
import type { PlayedHole, PlayedShot } from './played-rows.ts'

/** A row as it was and as it is to be; null where there is none. Fields that are the same in both are left as they are stored. */
export type RowChange =
  | { readonly kind: 'hole'; readonly base: PlayedHole; readonly row: PlayedHole }
  | { readonly kind: 'shot'; readonly base: PlayedShot | null; readonly row: PlayedShot | null }

/** The place and the swing of a stroke. */
export type Stroke = Pick<
  PlayedShot,
  'club' | 'lie' | 'lieFrom' | 'leftYards' | 'leftSdYards' | 'leftFrom' | 'swing' | 'rest' | 'air' | 'at'
>

/** What a golfer taps on a hole. `hit` brings the id of its shot, so that the same taps always give the same rows. */
export type Tap =
  | { readonly tap: 'hit'; readonly id: string; readonly stroke: Stroke }
  | { readonly tap: 'change-shot'; readonly id: string; readonly stroke: Partial<Stroke> }
  | { readonly tap: 'on-green' | 'off-green' }
  | { readonly tap: 'first-putt'; readonly feet: number | null }
  /** With the length of the first one where the golfer has let a proposed one stand. */
  | { readonly tap: 'putts'; readonly putts: number | null; readonly firstPuttFeet?: number }
  | { readonly tap: 'penalty'; readonly penalty: Exclude<PlayedShot['penalty'], 'none'> }
  | { readonly tap: 'free-drop' | 'not-counted' | 'provisional' | 'found-first' | 'play-on' }
  | { readonly tap: 'score'; readonly score: number | null }
  | { readonly tap: 'par'; readonly par: number }
  | { readonly tap: 'finish'; readonly finish: NonNullable<PlayedHole['finish']>; readonly score?: number | null }
  /** What is put right of the strokes afterwards, by `hole-repair.ts`. */
  | { readonly tap: 'repair'; readonly changes: readonly RowChange[] }

/** At the ball before the first stroke, on the way to it, on the green, or done with the hole. */
export type HolePhase = 'ball' | 'walking' | 'green' | 'done'

export type HoleState = {
  readonly log: HoleLog
  readonly phase: HolePhase
  /** The next stroke is one with a provisional ball. */
  readonly isProvisional: boolean
  /** The latest last: what Undo takes back. */
  readonly noted: readonly NotedTap[]
}

type Moment = Pick<HoleState, 'phase' | 'isProvisional'>

export type NotedTap = {
  readonly tap: Tap
  readonly changes: readonly RowChange[]
  readonly before: Moment
  readonly after: Moment
}

/** Why a tap says nothing here. */
export type TapProblem = {
  readonly problem:
    | 'no-shot'
    | 'no-such-shot'
    | 'shot-there-already'
    | 'no-provisional'
    | 'provisional-open'
    | 'no-score'
    /** A hole that is holed takes a stroke before its putts. */
    | 'putts-over-score'
}

/** A hole as stored, with nothing to undo. */
export function holeFrom(log: HoleLog): HoleState {
  const isStarted = log.shots.length > 0
  const phase = log.hole.finish !== null ? 'done' : log.hole.putts !== null ? 'green' : isStarted ? 'walking' : 'ball'
  return { log, phase, isProvisional: provisionalShots(log).length > 0, noted: [] }
}

/** The hole after a tap, with what is to be stored; or why the tap says nothing, and then nothing has changed. */
export function afterTap(state: HoleState, tap: Tap): HoleState | TapProblem {
  const answer = answerTo(state, tap)
  if ('problem' in answer) return answer
  const { changes = [], phase = state.phase, isProvisional = state.isProvisional } = answer
  const before = { phase: state.phase, isProvisional: state.isProvisional }
  const after = { phase, isProvisional }
  return {
    log: withChanges(state.log, changes),
    ...after,
    noted: [...state.noted, { tap, changes, before, after }],
  }
}

/** The hole without its last tap, and what that changes; undefined where there is none to take back. */
export function undoTap(
  state: HoleState,
): { readonly state: HoleState; readonly changes: readonly RowChange[] } | undefined {
  const last = state.noted.at(-1)
  if (!last) return undefined
  const changes = last.changes.map(reversed).toReversed()
  return { state: { log: withChanges(state.log, changes), ...last.before, noted: state.noted.slice(0, -1) }, changes }
}

/**
 * What a device that was closed in mid-hole goes on with: the rows as stored, which may have changed elsewhere since, and the
 * taps that it had noted.
 */
export function resumed(log: HoleLog, noted: readonly NotedTap[]): HoleState {
  const last = noted.at(-1)
  return last ? { log, ...last.after, noted } : holeFrom(log)
}

type Answer = {
  readonly changes?: readonly RowChange[]
  readonly phase?: HolePhase
  readonly isProvisional?: boolean
}

function answerTo(state: HoleState, tap: Tap): Answer | TapProblem {
  const { log } = state
  switch (tap.tap) {
    case 'hit':
      return hit(state, tap)
    case 'change-shot':
      return changeShot(log, tap.id, tap.stroke)
    case 'on-green':
      return { phase: 'green' }
    case 'off-green':
      return { phase: 'walking', changes: changeHole(log, { putts: null, firstPuttFeet: null }) }
    case 'first-putt':
      return { phase: 'green', changes: changeHole(log, { firstPuttFeet: tap.feet }) }
    case 'putts':
      return misfitOf({ ...log.hole, putts: tap.putts }) === 'putts'
        ? { problem: 'putts-over-score' }
        : { phase: 'green', changes: changeHole(log, puttsOf(tap)) }
    case 'penalty':
      return changeLast(state, { penalty: tap.penalty })
    case 'free-drop':
      return ballShots(log).length === 0 ? { problem: 'no-shot' } : {}
    case 'not-counted':
      return notCounted(state)
    case 'provisional':
      return ballShots(log).length === 0 ? { problem: 'no-shot' } : { isProvisional: true }
    case 'found-first':
      return foundFirst(state)
    case 'play-on':
      return playOn(state)
    case 'score':
      return { changes: changeHole(log, { score: tap.score }) }
    case 'par':
      return { changes: changeHole(log, { par: tap.par }) }
    case 'finish':
      return finish(log, tap)
    case 'repair':
      return { changes: tap.changes }
  }
}

function puttsOf({ putts, firstPuttFeet }: Extract<Tap, { tap: 'putts' }>): Partial<PlayedHole> {
  return firstPuttFeet === undefined ? { putts } : { putts, firstPuttFeet }
}

function hit({ log, isProvisional }: HoleState, { id, stroke }: Extract<Tap, { tap: 'hit' }>): Answer | TapProblem {
  if (log.shots.some((shot) => shot.id === id)) return { problem: 'shot-there-already' }
  const { round, number } = log.hole
  const row: PlayedShot = {
    id,
    round,
    hole: number,
    order: (inOrder(log.shots).at(-1)?.order ?? 0) + ORDER_STEP,
    branch: isProvisional ? 'provisional' : 'ball',
    penalty: 'none',
    isLeftOut: false,
    ...stroke,
  }
  return { phase: 'walking', changes: [{ kind: 'shot', base: null, row }] }
}

function changeShot(log: HoleLog, id: string, changed: Partial<PlayedShot>): Answer | TapProblem {
  const base = log.shots.find((shot) => shot.id === id)
  return base ? { changes: [{ kind: 'shot', base, row: { ...base, ...changed } }] } : { problem: 'no-such-shot' }
}

/** Of the ball that is being played. */
function changeLast({ log, isProvisional }: HoleState, changed: Partial<PlayedShot>): Answer | TapProblem {
  const last = (isProvisional ? provisionalShots(log) : ballShots(log)).at(-1)
  return last ? changeShot(log, last.id, changed) : { problem: 'no-shot' }
}

function notCounted(state: HoleState): Answer | TapProblem {
  const answer = changeLast(state, { isLeftOut: true })
  if ('problem' in answer) return answer
  const isFirst = ballShots(state.log).length === 1 && !state.isProvisional
  return { ...answer, phase: isFirst ? 'ball' : 'walking' }
}

/** The provisional is out of play, whatever became of it (Rule 18.3c(3)). */
function foundFirst(state: HoleState): Answer | TapProblem {
  if (!state.isProvisional) return { problem: 'no-provisional' }
  const changes = provisionalShots(state.log).map((base) => changeOf(base, { isLeftOut: true }))
  return { changes, isProvisional: false }
}

/** The provisional is the ball in play, under penalty of stroke and distance (Rule 18.3c(2)). */
function playOn({ log, isProvisional }: HoleState): Answer | TapProblem {
  const shots = provisionalShots(log)
  const lost = ballShots(log).at(-1)
  if (!isProvisional || shots.length === 0) return { problem: 'no-provisional' }
  if (!lost) return { problem: 'no-shot' }
  const changes = shots.map((base) => changeOf(base, { branch: 'ball' }))
  return { changes: [changeOf(lost, { penalty: 'stroke-and-distance' }), ...changes], isProvisional: false }
}

/** A score that the golfer has set stays; what is holed counts as it was tapped. */
function finish(log: HoleLog, { finish: how, score }: Extract<Tap, { tap: 'finish' }>): Answer | TapProblem {
  if (how === 'not-played') return { phase: 'done', changes: changeHole(log, { finish: how, score: null }) }
  if (provisionalShots(log).length > 0) return { problem: 'provisional-open' }
  const logged = how === 'holed' && ballShots(log).length > 0 ? loggedScore(log) : null
  const known = score ?? log.hole.score ?? logged
  if (known === null) return { problem: 'no-score' }
  if (misfitOf({ ...log.hole, finish: how, score: known }) === 'putts') return { problem: 'putts-over-score' }
  return { phase: 'done', changes: changeHole(log, { finish: how, score: known }) }
}

/** What a score contradicts gives way: it is the golfer's word. */
function changeHole({ hole }: HoleLog, changed: Partial<PlayedHole>): readonly RowChange[] {
  return [{ kind: 'hole', base: hole, row: withoutMisfits({ ...hole, ...changed }) }]
}

function changeOf(base: PlayedShot, changed: Partial<PlayedShot>): RowChange {
  return { kind: 'shot', base, row: { ...base, ...changed } }
}

/** What takes a change back. */
export function reversed(change: RowChange): RowChange {
  if (change.kind === 'hole') return { kind: 'hole', base: change.row, row: change.base }
  return { kind: 'shot', base: change.row, row: change.base }
}

/** Puts changes into a hole, each field that they change; a row that has gone elsewhere stays gone. */
export function withChanges(log: HoleLog, changes: readonly RowChange[]): HoleLog {
  return changes.reduce<HoleLog>((before, change) => {
    if (change.kind === 'hole') return { ...before, hole: merged(before.hole, change.base, change.row) }
    const { base, row } = change
    const { shots } = before
    if (row === null) return { ...before, shots: shots.filter(({ id }) => id !== base?.id) }
    if (base === null) return { ...before, shots: [...shots.filter(({ id }) => id !== row.id), row] }
    return { ...before, shots: shots.map((shot) => (shot.id === row.id ? merged(shot, base, row) : shot)) }
  }, log)
}

/** Fields that are the same in base and wanted keep their stored value. */
function merged<Row extends object>(stored: Row, base: Row, wanted: Row): Row {
  const changed = Object.entries(wanted).filter(([field, value]) => !isSameValue(value, Reflect.get(base, field)))
  return { ...stored, ...Object.fromEntries(changed) }
}
