import { NO_PLACES } from '@bagwise/golf/play/hole-places'
import type { HolePlaces } from '@bagwise/golf/play/hole-places'
import { withMark, withoutMark } from '@bagwise/golf/play/own-course-marks'
import type { CourseMarks, MarkKind } from '@bagwise/golf/play/own-course-marks'
import type { SettledPlace } from '@bagwise/golf/play/settled-place'
import type { Trail } from '@bagwise/golf/play/trail'
import { createListeners } from '#storage/listeners.ts'
import type { FrozenCard } from './frozen-card.ts'
import type { NotesDevice, OfCourse, StoredNotes } from './notes-device.ts'
import type { OfRound, PlacesOfRound } from './round-notes-rows.ts'

export type NotesState = {
  /** Whether the device has been read, or cannot be. */
  readonly isReady: boolean
  /** False where this browser keeps nothing: then it is known until the page is closed. */
  readonly isKept: boolean
  readonly card: FrozenCard | undefined
  readonly isPositionRefused: boolean
  readonly places: PlacesOfRound
  readonly trail: Trail
  /** Own notes of the course, of all rounds there. */
  readonly marks: CourseMarks
}

const NOTHING: StoredNotes = { row: {}, places: {}, trail: [], marks: {} }

type Options = {
  readonly device: NotesDevice
  readonly ofRound: OfRound
  readonly ofCourse: OfCourse
}

/**
 * What this phone knows of one round. A change shows at once and is then kept on the device; where that fails the round goes
 * on with what is in memory.
 */
export function createRoundNotes({ device, ofRound, ofCourse }: Options) {
  const listeners = createListeners()
  let notes = NOTHING
  let isReady = false
  let isKept = true
  let shown = shownOf()
  /** Made before the device was read, to be made again on what was read. */
  let early: readonly ((before: StoredNotes) => StoredNotes)[] = []
  /** One after the other: a later change must not be overtaken. What the device did not take is tried again with the next one. */
  let unkept: readonly (() => Promise<void>)[] = []
  let writing: Promise<void> = read()

  function shownOf(): NotesState {
    const { row, places, trail, marks } = notes
    return { isReady, isKept, card: row.card, isPositionRefused: row.isPositionRefused ?? false, places, trail, marks }
  }

  function show(next: StoredNotes): void {
    notes = next
    shown = shownOf()
    listeners.tell()
  }

  async function read(): Promise<void> {
    let stored = NOTHING
    try {
      stored = await device.read(ofRound, ofCourse)
    } catch (error) {
      noteFailure(error)
    }
    isReady = true
    const changes = early
    early = []
    show(changes.reduce((before, change) => change(before), stored))
  }

  function noteFailure(error: unknown): void {
    // No place in the log: what the browser says of its database is all.
    if (isKept) console.warn('Notes of a round are kept until the page is closed', error)
    isKept = false
  }

  function change(changed: (before: StoredNotes) => StoredNotes, keep: () => Promise<void>): Promise<void> {
    if (!isReady) early = [...early, changed]
    show(changed(notes))
    unkept = [...unkept, keep]
    writing = writing.then(write)
    return writing
  }

  async function write(): Promise<void> {
    const wasKept = isKept
    try {
      for (let [next] = unkept; next; [next] = unkept) {
        await next()
        unkept = unkept.slice(1)
      }
      isKept = true
    } catch (error) {
      noteFailure(error)
    }
    if (isKept !== wasKept) show(notes)
  }

  const changePlaces = (hole: number, changed: (before: HolePlaces) => HolePlaces): Promise<void> => {
    const inRound = (places: PlacesOfRound): PlacesOfRound => ({
      ...places,
      [hole]: changed(places[hole] ?? NO_PLACES),
    })
    return change(
      (before) => ({ ...before, places: inRound(before.places) }),
      () => device.changePlaces(ofRound, inRound),
    )
  }

  return {
    state: (): NotesState => shown,
    subscribe: listeners.subscribe,
    /** Resolves when the device has been read and all changes so far are kept, or in memory. */
    done: (): Promise<void> => writing,
    changePlaces,
    /** Own notes of the course: where this round has its tee or its pin on a hole; undefined takes that away again. */
    mark: ({ hole, kind }: { readonly hole: number; readonly kind: MarkKind }, place: SettledPlace | undefined) => {
      const marking = { round: ofRound.round, hole, kind }
      const marked = (marks: CourseMarks) => (place ? withMark(marks, marking, place) : withoutMark(marks, marking))
      return change(
        (before) => ({ ...before, marks: marked(before.marks) }),
        () => device.changeMarks(ofCourse, marked),
      )
    },
    /** The card of the day is made once: where there is one it stays. */
    keepCard: (card: FrozenCard) =>
      change(
        (before) => ({ ...before, row: { ...before.row, card: before.row.card ?? card } }),
        () => device.changeRound(ofRound, (row) => ({ ...row, card: row.card ?? card })),
      ),
    /** The golfer has said no: the position is not asked for again in this round. */
    refusePosition: () =>
      change(
        (before) => ({ ...before, row: { ...before.row, isPositionRefused: true } }),
        () => device.changeRound(ofRound, (row) => ({ ...row, isPositionRefused: true })),
      ),
    changeTrail: (changed: (before: Trail) => Trail) =>
      change(
        (before) => ({ ...before, trail: changed(before.trail) }),
        () => device.changeTrail(ofRound, changed),
      ),
    /** The round is finished or left. */
    endTrail: () =>
      change(
        (before) => ({ ...before, trail: [] }),
        () => device.removeTrail(ofRound),
      ),
    forgetPlaces: () =>
      change(
        (before) => ({ ...before, places: {}, trail: [] }),
        () => device.removePlaces(ofRound),
      ),
    /** Of the course, whichever round marked them. */
    forgetMarks: () =>
      change(
        (before) => ({ ...before, marks: {} }),
        () => device.removeMarks(ofCourse),
      ),
  }
}

export type RoundNotes = ReturnType<typeof createRoundNotes>
