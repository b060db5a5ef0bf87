import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { LatLon } from '@bagwise/golf/course/plane'
import { planeAt } from '@bagwise/golf/course/plane'
import { NO_PLACES } from '@bagwise/golf/play/hole-places'
import type { HolePlaces } from '@bagwise/golf/play/hole-places'
import { playedRounds } from '#sync/policies/played-rounds.ts'
import { play } from '#sync/played/play.ts'
import { hit, sampleHoles, sampleRound, tapOn } from '#testing/played-page.ts'
import { sampleStorage } from '#testing/sample-storage.ts'
import { takePlaces } from './take-places.ts'

const TEE: LatLon = { latitudeDeg: 33.5, longitudeDeg: -82.02 }
/** Yards north of the tee. */
const along = (yards: number) => ({ at: planeAt(TEE).from({ x: 0, y: yards }), sdYards: 3 })

/** A screen that shows rounds. */
let leave = () => {}

beforeEach(() => {
  vi.stubGlobal('localStorage', sampleStorage())
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No reception')))
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockReturnValue()
  leave = play.subscribe(() => {})
  playedRounds.belongTo('ann')
})
afterEach(async () => {
  leave()
  playedRounds.belongTo(undefined)
  await playedRounds.kept()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** What a phone knows of hole 1. */
function notesInMemory() {
  let places: HolePlaces = NO_PLACES
  return {
    state: () => ({
      isReady: true,
      isKept: true,
      card: undefined,
      isPositionRefused: false,
      places: { 1: places },
      trail: [],
      marks: {},
    }),
    changePlaces: async (_hole: number, changed: (before: HolePlaces) => HolePlaces) => {
      places = changed(places)
    },
  }
}

it('joins the place of a stroke, which comes seconds after its tap, with what is known by then', async () => {
  const round = sampleRound()
  await play.start(round, sampleHoles(round))
  const place = { round: round.id, hole: 1 }
  for (const id of ['first', 'second']) {
    const tapped = tapOn(play.state(), place, hit({ leftYards: null, leftFrom: null }, id))
    if (!tapped) throw new Error('The tap says nothing')
    await play.tap(round.id, 1, tapped.changes, tapped)
  }
  const taking = { ...place, notes: notesInMemory(), arePicturesKept: false }
  const shotAt = (id: string, yards: number) => (before: HolePlaces) => ({
    ...before,
    shots: { ...before.shots, [id]: along(yards) },
    aims: { ...before.aims, [id]: along(400).at },
  })
  // The second is known before the first, and the pin before both.
  await takePlaces(taking, (before) => ({ ...before, pin: along(400) }))
  await takePlaces(taking, shotAt('second', 230))
  await takePlaces(taking, shotAt('first', 0))
  const [played] = play.state().rounds
  expect(played?.shots).toMatchObject([
    { leftYards: 400, leftFrom: 'later', rest: { alongYards: 230, acrossYards: 0 } },
    { leftYards: 170, leftFrom: 'later' },
  ])
  expect(JSON.stringify(played)).not.toMatch(/33\.5|82\.02/)
})

it('says nothing of a hole that is gone meanwhile', async () => {
  await playedRounds.kept()
  const notes = notesInMemory()
  await takePlaces({ round: 'gone', hole: 1, notes, arePicturesKept: true }, (before) => ({ ...before, pin: along(1) }))
  expect(notes.state().places[1].pin).toEqual(along(1))
  expect(play.state().rounds).toEqual([])
})
