import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { ownCourseId } from '@bagwise/contract/own-course-id'
import type { OwnCourse } from '@bagwise/contract/own-courses'
import type { PlayedRound } from '@bagwise/contract/play'

const RATED = { tees: 'White', adjustedGrossScore: 90, courseRating: 72, slopeRating: 113, playingConditions: null }

type SampleShot = { readonly session: string; readonly id: string; readonly label: string }

const UNSENT: SampleShot = {
  session: '018f0000-0000-7000-8000-00000000001a',
  id: '018f0000-0000-7000-8000-00000000001b',
  label: 'Unsent iron',
}
const FOREIGN: SampleShot = {
  session: '018f0000-0000-7000-8000-00000000002a',
  id: '018f0000-0000-7000-8000-00000000002b',
  label: 'Foreign iron',
}

/** As a page keeps what it has not sent. */
function waitingRow({ session, id, label }: SampleShot) {
  const words = { club: '7-iron', swing: 'full', mark: 'by-rule' }
  const added = { id: session, day: '2026-05-02', origin: 'typed', source: 'log', isNormalised: false, note: '' }
  const shot = { id, session, ...words, label, carryYards: 150, isSpinMeasured: false }
  return { kind: 'waiting', id: session, content: { added, shots: [shot], changes: [] } }
}

/** An own course that waits likewise. */
function waitingCourse(uuid: string, name: string) {
  const id = ownCourseId(uuid)
  const content = { wanted: ownCourse(uuid, name), change: uuid, base: null, isLocalOnly: false }
  return { kind: 'waiting', id, content }
}

/** Without holes. */
export function ownCourse(uuid: string, name: string): OwnCourse {
  const at: OwnCourse['at'] = [56_343_300, -2_803_100]
  return { v: 1, id: ownCourseId(uuid), name, at, outline: [], shapes: [], holes: [], known: [], notes: {} }
}

/** A played round that waits likewise. */
function waitingRound(id: string, course: string) {
  return {
    kind: 'waiting',
    id: `round ${id}`,
    content: { change: { kind: 'round', base: null, row: playedRound(id, course) } },
  }
}

/** Without holes. */
export function playedRound(id: string, course: string): PlayedRound {
  return {
    id,
    date: '2026-05-02',
    course,
    courseId: null,
    tees: 'White',
    holeCount: 18,
    firstHole: 1,
    courseRating: null,
    slopeRating: null,
    playingConditions: null,
    handicapThen: null,
    rules: 'casual',
    adviceFromHole: null,
    isCounting: true,
    state: 'finished',
  }
}

/** A round that was begun while the database did not answer, behind what is there of the golfer. */
export async function plantLeftRound(page: Page, golfer: string, course: string) {
  const round = playedRound(randomUUID(), course)
  const action = { id: randomUUID(), round: round.id, changes: [{ kind: 'round', base: null, row: round }] }
  await page.evaluate(
    ({ own, row }) => {
      const left = JSON.parse(localStorage.getItem('bagwise.left-play') ?? '{}')
      const content = left.content.map((one: { golfer: string; entries: object[] }) =>
        one.golfer === own ? { ...one, entries: [...one.entries, row] } : one,
      )
      localStorage.setItem('bagwise.left-play', JSON.stringify({ ...left, content }))
    },
    { own: golfer, row: { unsentId: action.id, action } },
  )
}

/** What takes a journey each to get onto a device, and what another golfer has left there. */
export async function plant(page: Page, golfer: string) {
  const databases = {
    'bagwise-shots': { own: waitingRow(UNSENT), others: waitingRow(FOREIGN) },
    'bagwise-play': {
      own: waitingRound('018f0000-0000-4000-8000-00000000005a', 'Unsent Moor'),
      others: waitingRound('018f0000-0000-4000-8000-00000000005b', 'Foreign Moor'),
    },
    'bagwise-own-courses': {
      own: waitingCourse('018f0000-0000-4000-8000-00000000003a', 'Unsent Heath'),
      others: waitingCourse('018f0000-0000-4000-8000-00000000003b', 'Foreign Links'),
    },
  }
  // One that cannot be read stays where it is.
  const left = [
    { golfer, entries: [{ unsentId: 'left', action: 'A tap left' }] },
    { golfer: 'another', entries: [{ unsentId: 'left-by-another', action: 'A foreign tap left' }] },
  ]
  const round = { ...RATED, id: 'round-of-another', date: '2026-05-02', course: 'Foreign Fields' }
  await page.evaluate(
    async ({ id, foreignRound, leftPlay, unsent }) => {
      const copy = (content: unknown) => JSON.stringify({ schema: 1, content })
      const rows = JSON.parse(localStorage.getItem('bagwise.rounds') ?? '{}').content
      const foreign = { ...foreignRound, base: null, unsentId: 'save-of-another' }
      localStorage.setItem('bagwise.rounds', copy([...rows, { golfer: 'another', entries: [foreign] }]))
      const day = (date: string, handicap: number) => ({ date, handicap, clubDistances: {} })
      const own = [day('2026-05-01', 31.1), { ...day('2026-05-02', 32.2), unsentId: 'entry' }]
      const others = [{ ...day('2026-05-01', 33.3), unsentId: 'entry-of-another' }]
      const progress = [
        { golfer: id, entries: own },
        { golfer: 'another', entries: others },
      ]
      localStorage.setItem('bagwise.progress', copy(progress))
      const before = (golferId: string, value: number) => {
        const changes = [{ path: 'handicap', base: null, value }]
        return { golfer: golferId, entries: [{ unsentId: `before-${golferId}`, epoch: 'of-before', changes }] }
      }
      localStorage.setItem('bagwise.before-restore', copy([before(id, 35.5), before('another', 36.6)]))
      localStorage.setItem('bagwise.left', copy([]))
      localStorage.setItem('bagwise.left-play', copy(leftPlay))
      localStorage.setItem('bagwise.share-count', `${id} 3`)
      localStorage.setItem('bagwise.recommendation-marks', copy({ golfer: id, marks: [] }))
      localStorage.setItem('bagwise.not-now', copy({ golfer: id, actions: [] }))
      localStorage.setItem('bagwise.to-do-wishes', copy({ golfer: id, wishes: [] }))
      localStorage.setItem('bagwise.estimates-line', copy({ golfer: id, isDismissed: true }))
      localStorage.setItem('bagwise.gap-rule', copy('fixed'))
      localStorage.setItem('bagwise.import-answers', copy({ golfer: id, columns: [], clubs: [] }))
      localStorage.setItem('bagwise.estimate-method', copy('like-me'))
      localStorage.setItem('bagwise.ball-order', copy('popular'))
      localStorage.setItem('bagwise.round-pictures', copy({ golfer: id, areKept: true }))
      localStorage.setItem('bagwise.yardage-card', copy({ golfer: id }))
      localStorage.setItem('bagwise.shots', copy({ atMs: 0, address: 'distance=143', recent: [] }))
      localStorage.setItem('bagwise.quick-bag', copy({ finishedAtMs: Date.now(), bag: {} }))
      localStorage.setItem('bagwise.theme', 'noon')
      sessionStorage.setItem('bagwise.free-access-hidden', 'yes')
      const shared = await caches.open('shared-files')
      await shared.put('/distances/import', new Response('', { headers: { 'kept-at': String(Date.now()) } }))
      sessionStorage.setItem(`draft:golf-profile:${id}`, '{}')
      const opened = (name: string) =>
        new Promise<IDBDatabase>((resolve) => {
          const request = indexedDB.open(name)
          request.addEventListener('success', () => resolve(request.result))
        })
      for (const [name, { own: ofGolfer, others: ofOthers }] of Object.entries(unsent)) {
        const rowsOf = await opened(name)
        const planting = rowsOf.transaction('unsent', 'readwrite')
        for (const [golferId, row] of [
          [id, ofGolfer],
          ['another', ofOthers],
        ] as const) {
          planting.objectStore('unsent').put({ golfer: golferId, ...row }, [golferId, row.kind, row.id])
        }
        await new Promise((resolve) => planting.addEventListener('complete', resolve))
        rowsOf.close()
      }
      const database = await opened('bagwise')
      const edit = { schema: 1, golfer: 'another', kind: 'waiting', path: 'handicap', base: null, value: 34.4 }
      const transaction = database.transaction('edits', 'readwrite')
      transaction.objectStore('edits').put(edit, ['another', 'waiting', 'handicap'])
      await new Promise((resolve) => transaction.addEventListener('complete', resolve))
      database.close()
      const courses = indexedDB.open('bagwise-courses', 1)
      courses.addEventListener('upgradeneeded', () => courses.result.createObjectStore('courses'))
      await new Promise((resolve) => courses.addEventListener('success', resolve))
      const keeping = courses.result.transaction('courses', 'readwrite')
      keeping.objectStore('courses').put({ golfer: id, packed: { id: 'way/1' } }, [id, 'way/1'])
      await new Promise((resolve) => keeping.addEventListener('complete', resolve))
      courses.result.close()
      const notes = indexedDB.open('bagwise-round-notes', 1)
      notes.addEventListener('upgradeneeded', () => {
        for (const store of ['rounds', 'places', 'trails', 'courses']) notes.result.createObjectStore(store)
      })
      await new Promise((resolve) => notes.addEventListener('success', resolve))
      const noting = notes.result.transaction('courses', 'readwrite')
      const marked = { golfer: id, course: 'way/1', marks: {} }
      noting.objectStore('courses').put(marked, [id, 'way/1'])
      await new Promise((resolve) => noting.addEventListener('complete', resolve))
      notes.result.close()
    },
    { id: golfer, foreignRound: round, leftPlay: left, unsent: databases },
  )
}
