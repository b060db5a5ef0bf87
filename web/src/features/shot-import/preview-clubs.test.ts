import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Profile } from '@bagwise/contract/profile'
import { documentOf, projectProfile } from '@bagwise/contract/profile-document'
import { StoredDistance } from '@bagwise/contract/profile-fields'
import { newBagClub } from '@bagwise/golf/bag'
import type { ClubType } from '@bagwise/golf/club'
import { DISTANCE_SOURCES } from '@bagwise/golf/distances/club-distance'
import type { ClubDistances } from '@bagwise/golf/distances/club-distance'
import { recordOwnDistances } from '@bagwise/golf/distances/own-distances'
import { shotMemory } from '@bagwise/golf/memory/shot-memory'
import { estimatorOf } from '@bagwise/golf/distances/estimate-method'
import { distanceValues, equipmentValues, undoValues } from '#data/equipment-values.ts'
import { questionOf } from '#data/use-shot-memory.ts'
import { learnFromFiles } from '@bagwise/shot-files/learn-from-files'
import { readShots } from '@bagwise/shot-files/read-shots'
import { shownProfile } from '#sync/edit-state.ts'
import { golferWithBag, written } from '#testing/golfer-with-bag.ts'
import { NEW_GOLFER } from '#testing/sample-profile.ts'
import { importSession, keptShotOf } from '@bagwise/shot-files/preview/import-session'
import { previewClubs } from '@bagwise/shot-files/preview/preview-clubs'
import { importedChange, withSwitched } from './preview-changes.ts'
import type { PreviewClub } from '@bagwise/shot-files/preview/preview-clubs'
import { previewQuestion } from '@bagwise/shot-files/preview/preview-question'
import * as copy from './shot-import.copy.ts'
import {
  importedShots,
  sortShots,
  uncertainLabels,
  withNamed,
  withoutNamed,
} from '@bagwise/shot-files/preview/sorted-shots'
import type { ImportedShot, PreviewDecisions } from '@bagwise/shot-files/preview/sorted-shots'
import type { ReadFile } from '@bagwise/shot-files/shot-file'

const UNDECIDED: PreviewDecisions = {
  clubs: [],
  words: new Map(),
  takenBack: new Map(),
  taken: new Map(),
  full: new Map(),
}
const TODAY = '2026-11-27'
const ORIGIN = 'device-outdoor'
const GOLFER = golferWithBag(['7-iron', 'sw'], {})

const FULL = { isSpinMeasured: false, swing: 'full' } as const

const shotsOf = (label: string, carries: readonly number[], firstLine = 2): readonly ImportedShot[] =>
  carries.map((carryYards, index) => ({
    ...FULL,
    id: `line ${firstLine + index}`,
    line: firstLine + index,
    label,
    carryYards,
    sideYards: index % 3,
  }))

const fileOf = (shots: readonly ImportedShot[]): ReadFile => ({
  name: 'session.csv',
  written: undefined,
  read: {
    vendor: undefined,
    layout: 'names',
    units: 'yards',
    areUnitsAssumed: false,
    session: { id: 'session', air: undefined, isNormalised: false },
    days: ['2026-11-26'],
    shots,
    leftOut: [],
  },
})

async function readFiles(...texts: readonly string[]): Promise<readonly ReadFile[]> {
  const options = { golfer: 'golfer-1', units: 'yards', choices: [] } as const
  const outcomes = await readShots(
    texts.map((text) => new Blob([text])),
    options,
    () => {},
  )
  return outcomes.map(({ outcome }, index) => {
    if (outcome.kind !== 'shots') throw new Error('The file was not read')
    return { name: `${index}.csv`, written: undefined, read: outcome.file }
  })
}

/** What the files make, as the page and its worker find it together. */
function clubsIn(
  files: readonly ReadFile[],
  decisions: PreviewDecisions = UNDECIDED,
  profile: Profile = GOLFER,
): readonly PreviewClub[] {
  const sorted = sortShots(importedShots(files), decisions, profile.golfBag)
  const question = previewQuestion({ profile, kept: [], files, shots: sorted.shots, origin: ORIGIN, today: TODAY })
  const { learned, distances, verdicts } = learnFromFiles(question, shotMemory)
  const stored = documentOf(profile).distances
  return previewClubs(sorted, { learned, distances, verdicts: verdicts.flat() }, { decisions, stored })
}

const clubsOf = (shots: readonly ImportedShot[], decisions?: PreviewDecisions, profile?: Profile) =>
  clubsIn([fileOf(shots)], decisions, profile)

const golferWith = (distances: ClubDistances) => golferWithBag(['7-iron', '8-iron'], distances)

const IRON = shotsOf('7 Iron', [150, 148, 152, 149, 151, 62])

const anyShots = fc
  .array(
    fc.record({
      label: fc.constantFrom('7 Iron', '7i', 'Driver', '52', 'PW', ''),
      carryYards: fc.double({ min: 1, max: 400, noNaN: true }),
      sideYards: fc.option(fc.double({ min: -200, max: 200, noNaN: true }), { nil: undefined }),
    }),
    { maxLength: 60 },
  )
  .map((shots): readonly ImportedShot[] =>
    shots.map(({ sideYards, ...shot }, index) => ({
      ...FULL,
      ...shot,
      ...(sideYards === undefined ? {} : { sideYards }),
      id: `line ${index + 2}`,
      line: index + 2,
    })),
  )

describe('the clubs of a file', () => {
  it('leave a mishit out until the golfer takes it back, and again when that is undone', () => {
    const iron = (decisions: PreviewDecisions) => {
      const [club] = clubsOf(IRON, decisions)
      const [first, duffed] = [club?.shots[0], club?.shots.at(-1)]
      if (!club || !first || !duffed) throw new Error('There are six shots')
      return { count: club.distance?.shots?.count, carryYards: club.learned?.carryYards ?? 0, first, duffed }
    }
    const byRule = iron(UNDECIDED)
    expect(byRule).toMatchObject({ count: 5, duffed: { isCounted: false, reason: 'mishit' } })
    const switched = withSwitched(UNDECIDED, byRule.duffed)
    const counted = iron(switched)
    expect(counted).toMatchObject({ count: 6, duffed: { isCounted: true, reason: 'word' } })
    expect(counted.carryYards).toBeLessThan(byRule.carryYards - 2)
    const takenBack = withSwitched(switched, counted.duffed)
    expect(iron(takenBack).count).toBe(5)
    // Until the rule has been asked again the shot is shown as it was before the word.
    const sorted = sortShots(IRON, takenBack, GOLFER.golfBag)
    const stale = { learned: [], distances: new Map(), verdicts: IRON.map(() => 'solid' as const) }
    const shown = previewClubs(sorted, stale, { decisions: takenBack, stored: {}, isCurrent: false })
    expect(shown[0]?.shots.map(({ isCounted }) => isCounted)).toEqual([true, true, true, true, true, false])
    expect(iron(withSwitched(UNDECIDED, byRule.first))).toMatchObject({
      count: 4,
      first: { isCounted: false, reason: 'word' },
    })
  })

  it('are one for labels that mean one club, longest first', () => {
    const shots = [...shotsOf('PW', [100]), ...shotsOf('7i', [150], 3), ...shotsOf('7 Iron', [152], 4)]
    expect(clubsOf(shots).map(({ club, shots: own }) => [club, own.length])).toEqual([
      ['7-iron', 2],
      ['pw', 1],
    ])
  })

  it('take the learned carry from the first shot where the number is missing or estimated, from three over an own one', () => {
    const taken = (count: number, distances: ClubDistances) => {
      const [club] = clubsOf(shotsOf('7i', [150, 151, 149].slice(0, count)), UNDECIDED, golferWith(distances))
      return [club?.isTaken, club?.isAsked]
    }
    const number = { distance: 141 }
    for (const count of [1, 2, 3]) {
      expect(taken(count, {})).toEqual([true, false])
      expect(taken(count, { '7-iron': { ...number, source: 'estimated' } })).toEqual([true, false])
      expect(taken(count, { '7-iron': { ...number, source: 'measured', shots: { count: 4 } } })).toEqual([true, false])
      expect(taken(count, { '7-iron': { ...number, source: 'manual' } })).toEqual([count >= 3, true])
      expect(taken(count, { '7-iron': { ...number, source: 'measured' } })).toEqual([count >= 3, true])
    }
    const said = { ...UNDECIDED, taken: new Map<ClubType, boolean>([['7-iron', false]]) }
    expect(importedChange(clubsOf(IRON, said), []).distances).toEqual([])
  })

  it('with a name that nobody knows wait for the golfer', () => {
    const shots = shotsOf('52°', [100, 101, 99])
    expect(clubsOf(shots)).toEqual([])
    expect(uncertainLabels([...shots, ...IRON], [])).toEqual([{ label: '52°', count: 3, guess: undefined }])
    const clubs = withNamed([], '52°', 'gw')
    expect(clubsOf(shots, { ...UNDECIDED, clubs })[0]?.club).toBe('gw')
    expect(clubsOf(shots, { ...UNDECIDED, clubs: withNamed(clubs, '52', 'none') })).toEqual([])
    expect(withNamed(clubs, '52', '')).toEqual([])
    expect(withoutNamed(withNamed(clubs, 'Wdg', 'sw'), [{ label: '52 °' }])).toEqual([{ label: 'wdg', club: 'sw' }])
  })

  it('named by a loft are the wedge of the bag with it, until the golfer says otherwise', () => {
    const golfBag = [{ ...newBagClub('lw'), loft: 58 }, newBagClub('sw')]
    const profile = written(golferWithBag(['lw', 'sw'], {}), { 'golfBag.lw.loft': 58 })
    const shots = shotsOf('58 Degree', [80, 81, 79])
    expect(uncertainLabels(shots, golfBag)).toEqual([{ label: '58 Degree', count: 3, guess: 'lw' }])
    expect(clubsOf(shots, UNDECIDED, profile)[0]?.club).toBe('lw')
    const clubs = withNamed([], '58 Degree', 'sw')
    expect(clubsOf(shots, { ...UNDECIDED, clubs }, profile)[0]?.club).toBe('sw')
  })

  it('leave shots at a target out until the golfer takes them back', () => {
    const shots = shotsOf('7i', [150, 151, 149]).map((shot) => ({ ...shot, swing: 'other' as const }))
    const [club] = clubsOf(shots)
    expect(club).toMatchObject({ distance: undefined, isTaken: false, shots: [{ reason: 'part-swing' }, {}, {}] })
    const words = new Map(shots.map(({ id }) => [id, true]))
    expect(clubsOf(shots, { ...UNDECIDED, words })[0]?.distance).toMatchObject({ shots: { count: 3 } })
  })

  it('are made of all files, whose lines may have the same numbers', async () => {
    const files = await readFiles('Club,Carry (yds)\n7i,150\n7i,151', 'Club,Carry (yds)\n7i,152\n7i,90')
    const shots = importedShots(files)
    expect(new Set(shots.map(({ id }) => id)).size).toBe(4)
    expect(shots.map(({ fileName }) => fileName)).toEqual(['0.csv', '0.csv', '1.csv', '1.csv'])
    expect(importedShots(files.slice(1)).map(({ fileName }) => fileName)).toEqual([undefined, undefined])
    const [first] = shots
    if (!first) throw new Error('There are four shots')
    const [club] = clubsIn(files, { ...UNDECIDED, words: new Map([[first.id, false]]) })
    expect(club?.shots.map(({ isCounted }) => isCounted)).toEqual([false, true, true, false])
  })
})

it('MEM-27 leaves out the other hand, asks about short swings of a wedge and about two clubs of one kind', async () => {
  const rows = (hand: string, ...carriesYards: readonly number[]) =>
    carriesYards.map((carryYards) => `Sand Wedge,,${hand},${carryYards}`)
  const lines = [
    'Club Type,Club Name,Hand,Carry (yds)',
    ...rows('R', 80, 81, 79, 50, 52),
    ...rows('L', 60, 62),
    '7 Iron,Old,R,150',
    '7 Iron,New,R,152',
  ]
  const files = await readFiles(lines.join('\n'))
  expect(files[0]?.read.leftOut).toEqual([
    { line: 7, reason: 'other-hand' },
    { line: 8, reason: 'other-hand' },
  ])
  const shots = importedShots(files)
  expect(uncertainLabels(shots, []).map(({ label }) => label)).toEqual(['7 Iron, Old', '7 Iron, New'])

  const clubs = withNamed(withNamed([], '7 Iron, New', '7-iron'), '7 Iron, Old', 'none')
  const found = (full: PreviewDecisions['full']) =>
    clubsIn(files, { ...UNDECIDED, clubs, full }).map(({ club, fullSwings, distance }) => [
      club,
      fullSwings,
      distance?.shots?.count,
    ])
  expect(found(new Map())[1]).toEqual(['sw', { areAll: undefined }, expect.any(Number)])
  expect(found(new Map([['sw', false]]))).toEqual([
    ['7-iron', undefined, 1],
    ['sw', { areAll: false }, 3],
  ])
  expect(copy.fullSwings).toBe('Full swings?')

  const { shots: sorted } = sortShots(shots, { ...UNDECIDED, clubs, full: new Map([['sw', false]]) }, [])
  const kept = sorted.map((shot) => keptShotOf(shot, 'session'))
  expect(kept.map(({ club, label, swing }) => [club, label, swing])).toEqual([
    ...['full', 'full', 'full', 'other', 'other'].map((swing) => ['sw', 'Sand Wedge', swing]),
    [null, '7 Iron, Old', 'full'],
    ['7-iron', '7 Iron, New', 'full'],
  ])

  // A quarter of short shots is no question yet.
  const few = await readFiles(`Club,Carry (yds)\n${[80, 81, 79, 50].map((carry) => `SW,${carry}`).join('\n')}`)
  expect(clubsIn(few)[0]?.fullSwings).toBeUndefined()
})

it('MEM-13 (import) writes no distance of an 8-iron that twenty 7-irons have taught', () => {
  const twenty = shotsOf(
    '7i',
    Array.from({ length: 20 }, (_, index) => 148 + (index % 3)),
  )
  for (const source of DISTANCE_SOURCES) {
    const profile = golferWith({ '7-iron': { distance: 141, source }, '8-iron': { distance: 120, source } })
    const clubs = clubsOf(twenty, { ...UNDECIDED, taken: new Map([['8-iron', true]]) }, profile)
    expect(clubs.map(({ club }) => club)).toEqual(['7-iron'])
    expect(importedChange(clubs, profile.golfBag).distances.map(({ club }) => club)).toEqual(['7-iron'])
  }
})

it('MEM-18 saves the number that the kept shots teach again, whatever number they replace', () => {
  const shots = [...shotsOf('7i', [150.1, 148, 152, 149, 151, 62]), ...shotsOf('8i', [139, 141, 140], 9)]
  for (const source of DISTANCE_SOURCES) {
    const profile = golferWith({ '7-iron': { distance: 141, source } })
    const files = [fileOf(shots)]
    const clubs = clubsIn(files, { ...UNDECIDED, taken: new Map([['7-iron', true]]) }, profile)
    const { distances } = importedChange(clubs, profile.golfBag)
    const { changes } = recordOwnDistances({
      own: distances,
      clubs: ['7-iron', '8-iron'],
      onShelf: [],
      stored: documentOf(profile).distances,
      estimate: estimatorOf('like-me', profile),
    })
    const saved = written(profile, distanceValues(changes))
    const session = fileOf(shots)
    const { shots: sorted } = sortShots(importedShots(files), UNDECIDED, profile.golfBag)
    const kept = {
      ...importSession(session, { origin: ORIGIN, today: TODAY }),
      shots: sorted.map((shot) => keptShotOf(shot, 'session')),
    }
    const { learned } = shotMemory({ ...questionOf(saved, [kept]), today: TODAY })
    for (const { club, learned: shown, distance } of clubs) {
      const again = learned.find((one) => one.club === club)
      expect(again?.carryYards).toBeCloseTo(shown?.carryYards ?? 0, 9)
      expect(documentOf(saved).distances[club]?.distance).toBe(distance?.distance)
    }
  }
})

it('has every shot of a club once, counted or not, and saves nothing that the server would refuse', () => {
  fc.assert(
    fc.property(anyShots, fc.array(fc.integer({ min: 2, max: 61 })), (shots, lines) => {
      const words = new Map(lines.map((line) => [`line ${line}`, line % 2 === 0]))
      const clubs = clubsOf(shots, { ...UNDECIDED, clubs: withNamed([], '52', 'gw'), words })
      const all = clubs.flatMap(({ shots: own }) => own.map(({ shot }) => shot.line))
      expect(new Set(all).size).toBe(all.length)
      expect(all.length).toBe(shots.filter(({ label }) => label !== '').length)
      for (const { club: _club, ...value } of importedChange(clubs, []).distances) {
        expect(StoredDistance.parse(value)).toEqual(value)
      }
    }),
    { numRuns: 60 },
  )
})

it('undo restores exactly what was there', () => {
  const stored = fc.record({
    distance: fc.integer({ min: 1, max: 400 }),
    source: fc.constantFrom(...DISTANCE_SOURCES),
  })
  const before = fc
    .dictionary(fc.constantFrom('driver', '7-iron', 'pw', 'lw'), stored)
    .map((distances) => projectProfile({ ...NEW_GOLFER, distances }))
  fc.assert(
    fc.property(anyShots, before, (shots, profile) => {
      const written = equipmentValues(importedChange(clubsOf(shots, UNDECIDED, profile), profile.golfBag))
      const changesOf = (values: object) =>
        Object.fromEntries(Object.entries(values).map(([path, value]) => [path, { base: null, value }]))
      const now = shownProfile(profile, changesOf(written))
      const back = shownProfile(now, changesOf(undoValues({ written, before: profile, now })))
      expect(documentOf(back)).toEqual(documentOf(profile))
    }),
    { numRuns: 60 },
  )
})
