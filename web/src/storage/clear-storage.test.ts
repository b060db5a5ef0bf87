import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NO_DATABASES, sampleStorage } from '#testing/sample-storage.ts'
import { clearStorage } from './clear-storage.ts'
import { DEVICE_CONTENTS } from './device-contents.ts'

const SENT = { id: 'sent' }
const UNSENT = { id: 'unsent', unsentId: 'u' }
const ANN = 'golfer-ann-1'
const BOB = 'golfer-bob-2'
const ROUNDS = 'bagwise.rounds'

let local: ReturnType<typeof sampleStorage>
let session: ReturnType<typeof sampleStorage>

beforeEach(() => {
  local = sampleStorage()
  session = sampleStorage()
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', session)
  vi.stubGlobal('indexedDB', NO_DATABASES)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const rowsText = (content: unknown, schema = 1) => JSON.stringify({ schema, content })
const keptRounds = () => JSON.parse(local.texts()[ROUNDS] ?? 'null')?.content

function fill() {
  for (const { store, name } of DEVICE_CONTENTS) {
    if (store === 'local storage') local.setItem(name, JSON.stringify({ schema: 1, content: { golfer: ANN } }))
    if (store === 'session storage') session.setItem(name, 'yes')
  }
  const both = [
    { golfer: ANN, entries: [SENT, UNSENT] },
    { golfer: BOB, entries: [SENT, UNSENT] },
  ]
  for (const key of [ROUNDS, 'bagwise.progress']) local.setItem(key, rowsText(both))
}

it('leaves of a golfer whose session has ended what waits for them, and of all rows those that are not sent', () => {
  fill()
  clearStorage({ departure: 'session-end', golfer: undefined })
  expect(Object.keys(local.texts()).toSorted()).toEqual([
    'bagwise.ball-order',
    'bagwise.estimate-method',
    'bagwise.estimates-line',
    'bagwise.gap-rule',
    'bagwise.import-answers',
    'bagwise.left',
    'bagwise.not-now',
    'bagwise.progress',
    'bagwise.quick-bag',
    'bagwise.recommendation-marks',
    'bagwise.round-pictures',
    'bagwise.rounds',
    'bagwise.theme',
    'bagwise.to-do-wishes',
    'bagwise.welcome-seen',
  ])
  expect(keptRounds()).toEqual([
    { golfer: ANN, entries: [UNSENT] },
    { golfer: BOB, entries: [UNSENT] },
  ])
})

it.each(['sign-out', 'deletion'] as const)(
  'leaves nothing of the golfer after %s, and of others what waits',
  (departure) => {
    fill()
    local.setItem('of-nobody', 'knows')
    clearStorage({ departure, golfer: ANN })
    expect(Object.keys(local.texts()).toSorted()).toEqual([
      'bagwise.progress',
      'bagwise.rounds',
      'bagwise.theme',
      'bagwise.welcome-seen',
    ])
    expect(keptRounds()).toEqual([{ golfer: BOB, entries: [UNSENT] }])
  },
)

it('leaves the golfer who is here now everything of theirs, and of others what waits', () => {
  fill()
  local.setItem('bagwise.session', rowsText({ id: BOB }))
  clearStorage({ departure: 'other-golfer', golfer: BOB })
  expect(local.texts()['bagwise.session']).toContain(BOB)
  expect(local.texts()['bagwise.profile']).toBeUndefined()
  expect(keptRounds()).toEqual([
    { golfer: ANN, entries: [UNSENT] },
    { golfer: BOB, entries: [SENT, UNSENT] },
  ])
})

it('takes away a list of rows in which nothing waits', () => {
  local.setItem(ROUNDS, rowsText([{ golfer: ANN, entries: [SENT] }]))
  clearStorage({ departure: 'session-end', golfer: undefined })
  expect(local.texts()).toEqual({})
})

it('leaves rows of a newer Bagwise alone until sign-out, and no copy that cannot be read', () => {
  local.setItem(ROUNDS, rowsText('of tomorrow', 2))
  local.setItem('bagwise.progress', 'cut off')
  local.setItem('bagwise.profile.set-aside', 'Jamie')
  clearStorage({ departure: 'session-end', golfer: undefined })
  expect(Object.keys(local.texts())).toEqual([ROUNDS])
  clearStorage({ departure: 'sign-out', golfer: ANN })
  expect(local.texts()).toEqual({})
})

it('leaves a copy that could not be read to the golfer it names, when that golfer is here', () => {
  local.setItem('bagwise.session.set-aside', `{"schema":1,"content":{"id":"${BOB}"`)
  local.setItem('bagwise.profile.set-aside', `{"golfer":"${ANN}"`)
  clearStorage({ departure: 'other-golfer', golfer: BOB })
  expect(Object.keys(local.texts())).toEqual(['bagwise.session.set-aside'])
})

it('clears the other store when the browser forbids one of them', () => {
  const warning = vi.spyOn(console, 'warn').mockReturnValue()
  fill()
  local.failWith(new DOMException('Access is denied for this document.', 'SecurityError'))
  clearStorage({ departure: 'sign-out', golfer: ANN })
  expect(session.texts()).toEqual({})
  expect(warning).toHaveBeenCalledOnce()
})
