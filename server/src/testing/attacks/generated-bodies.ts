import fc from 'fast-check'
import { valueSchemaOf } from '@bagwise/contract/profile-fields'
import { BAG_CLUB_FIELDS, parseProfilePath } from '@bagwise/contract/profile-paths'
import { SCALAR_FIELDS } from '@bagwise/contract/profile-scalars'
import { PlayedHole, PlayedRound, PlayedShot, savePlay } from '@bagwise/contract/play'
import { patchProfile } from '@bagwise/contract/profile'
import { Round, saveRound } from '@bagwise/contract/rounds'
import { KeptShot, ShotSession, saveShots } from '@bagwise/contract/shots'
import { ImportedTakeout, TAKEOUT_FORMAT, TAKEOUT_VERSION, importTakeout } from '@bagwise/contract/takeout'
import { CLUB_TYPES } from '@bagwise/golf/club'
import type { ApiRoute } from './api-routes.ts'
import { valuesOf } from './generated-values.ts'
import { corrupted, jsonOf, junkJson } from './corrupted-json.ts'

const clubPaths = CLUB_TYPES.flatMap((club) => [
  `clubDistances.${club}`,
  `golfBag.${club}`,
  ...BAG_CLUB_FIELDS.map((field) => `golfBag.${club}.${field}`),
])
const paths = [...SCALAR_FIELDS, ...clubPaths.filter((path) => path !== 'clubDistances.putter')]

const change = fc.constantFrom(...paths).chain((text) => {
  const path = parseProfilePath(text)
  const values = path ? valuesOf(valueSchemaOf(path)) : fc.constant(null)
  const base = fc.oneof(values, fc.constant(null))
  return fc.record({ base, value: values }).map((entry) => [text, entry] as const)
})

const batches = fc.record({
  batch: fc.uuid(),
  set: fc.array(change, { minLength: 1, maxLength: 5 }).map((entries) => Object.fromEntries(entries)),
})

const takeouts = valuesOf(ImportedTakeout).map((content) => ({
  format: TAKEOUT_FORMAT,
  version: TAKEOUT_VERSION,
  ...Object(content),
}))

const distancesCsv = fc
  .array(fc.tuple(fc.constantFrom(...CLUB_TYPES, '=driver'), fc.integer({ min: -5, max: 420 })), { maxLength: 5 })
  .map((rows) => ['club,carry (yd),source', ...rows.map(([club, yards]) => `${club},${yards},manual`)].join('\n'))

const imports = fc.record({
  golfer: fc.constant('whoever sends it'),
  content: fc.oneof(
    takeouts.map(jsonOf),
    corrupted(takeouts).map(jsonOf),
    distancesCsv,
    junkJson.map((text) => text.slice(0, 9_000)),
  ),
  today: fc.constant('2026-11-20'),
  seenVersion: fc.integer({ min: 1, max: 4 }),
})

const inTenths = (value: unknown) => (typeof value === 'number' ? Math.round(value * 10) / 10 : value)
const shots = valuesOf(KeptShot).map((shot) =>
  Object.fromEntries(Object.entries(Object(shot)).map(([field, value]) => [field, inTenths(value)])),
)
const savedShots = fc
  .record({
    save: fc.uuid(),
    session: valuesOf(ShotSession).map((session) => ({ ...Object(session), source: 'Garmin R10' })),
    shots: fc.array(shots, { maxLength: 3 }),
  })
  .map(({ save, session, shots: all }) => ({
    save,
    sessions: [session],
    shots: all.map((shot) => ({ ...shot, session: session.id })),
    changes: [],
  }))

/** Ratings and scores of as many holes. */
const rounds = valuesOf(Round).map((value) => {
  const round = Object(value)
  const ofNine = { courseRating: 35.6, adjustedGrossScore: 45 }
  const inHundredths = Math.round(Math.max(40, round.adjustedGrossScore) * 100) / 100
  const ofEighteen = { courseRating: 71.3, adjustedGrossScore: inHundredths }
  const handicapThen = inTenths(round.handicapThen)
  return { ...round, handicapThen, ...(round.holeCount === 9 ? ofNine : ofEighteen) }
})
const savedRounds = fc.record({ save: fc.uuid(), base: fc.option(rounds), round: rounds })

/** With one decimal, also in the objects within it. */
const tenthsIn = (value: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(Object(value)).map(([field, entry]) => [
      field,
      typeof entry === 'object' && entry !== null ? tenthsIn(entry) : inTenths(entry),
    ]),
  )
const playedRounds = valuesOf(PlayedRound).map((value) => {
  const round = tenthsIn(value)
  return { ...round, courseRating: round.courseRating === null ? null : round.holeCount === 9 ? 35.6 : 71.3 }
})
const playedHoles = valuesOf(PlayedHole).map((value) => {
  const hole = tenthsIn(value)
  return { ...hole, finish: hole.score === null ? hole.finish : 'picked-up' }
})
const playedShots = valuesOf(PlayedShot).map((value) => {
  const shot = tenthsIn(value)
  const left = shot.leftYards === null ? { leftSdYards: null, leftFrom: null } : { leftFrom: 'typed' }
  return { ...shot, ...left }
})
const savedPlay = fc
  .record({ save: fc.uuid(), round: playedRounds, hole: playedHoles, shots: fc.array(playedShots, { maxLength: 3 }) })
  .map(({ save, round, hole, shots: all }) => ({
    save,
    changes: [
      { kind: 'round', base: null, row: round },
      { kind: 'hole', base: null, row: { ...hole, round: Object(round).id } },
      ...all.map((shot) => ({
        kind: 'shot',
        base: null,
        row: { ...shot, round: Object(round).id, hole: Object(hole).number },
      })),
    ],
  }))

/** Edit batches, rounds, shots and files are stricter than their schemas. */
function validBodies({ endpoint }: ApiRoute): fc.Arbitrary<unknown> {
  if (endpoint === patchProfile) return batches
  if (endpoint === saveShots) return savedShots
  if (endpoint === saveRound) return savedRounds
  if (endpoint === savePlay) return savedPlay
  return endpoint === importTakeout ? imports : valuesOf(endpoint.body)
}

/** Valid bodies, bodies with one defect, and garbage. */
export function bodiesFor(route: ApiRoute, { userId }: { readonly userId: string }): fc.Arbitrary<string> {
  // A randomly named golfer is never the sender.
  const valid = validBodies(route).map((body) =>
    Object(body).golfer === undefined || typeof Object(body).golfer === 'object'
      ? body
      : { ...Object(body), golfer: userId },
  )
  return fc.oneof(
    { weight: 5, arbitrary: valid.map(jsonOf) },
    { weight: 8, arbitrary: corrupted(valid).map(jsonOf) },
    { weight: 1, arbitrary: junkJson },
  )
}

/** Possible inputs for a query's reader. */
export const queries: fc.Arbitrary<string> = fc
  .array(
    fc.tuple(
      fc.oneof(fc.string({ maxLength: 20 }), fc.constantFrom('latitudeDeg', 'longitudeDeg', '__proto__', '%00')),
      fc.oneof(fc.string({ maxLength: 20 }), fc.constantFrom('51.5', '-0', '1e999', '181', '%00', '%zz', '')),
    ),
    { maxLength: 4 },
  )
  .map((pairs) => `?${pairs.map((pair) => pair.join('=')).join('&')}`.toWellFormed().replaceAll('#', ''))
