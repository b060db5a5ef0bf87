import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentOf, projectProfile } from '@bagwise/contract/profile-document'
import { StoredDistance } from '@bagwise/contract/profile-fields'
import { DISTANCE_SOURCES } from '@bagwise/golf/distances/club-distance'
import { equipmentValues, undoValues } from '#data/equipment-values.ts'
import { shownProfile } from '#sync/edit-state.ts'
import { NEW_GOLFER } from '#testing/sample-profile.ts'
import { importedChange, previewClubs, unknownLabels, withNamed, withSwitched } from './preview-clubs.ts'
import type { PreviewClub, PreviewDecisions } from './preview-clubs.ts'
import type { FileShot } from '#shot-files/shot-file.ts'

const UNDECIDED: PreviewDecisions = { clubs: [], switched: new Set(), taken: new Map() }

const shotsOf = (label: string, carries: readonly number[], firstLine = 2): readonly FileShot[] =>
  carries.map((carryYards, index) => ({ line: firstLine + index, label, carryYards, offlineYards: index % 3 }))

const distancesOf = (clubs: readonly PreviewClub[]) => importedChange(clubs, []).distances

const IRON = shotsOf('7 Iron', [150, 148, 152, 149, 151, 62])

const anyShots = fc
  .array(
    fc.record({
      label: fc.constantFrom('7 Iron', '7i', 'Driver', '52', 'PW', ''),
      carryYards: fc.double({ min: 1, max: 400, noNaN: true }),
      offlineYards: fc.option(fc.double({ min: -200, max: 200, noNaN: true }), { nil: undefined }),
    }),
    { maxLength: 60 },
  )
  .map((shots): readonly FileShot[] => shots.map((shot, index) => ({ ...shot, line: index + 2 })))

describe('the clubs of a file', () => {
  it('leave an outlier out until the golfer takes it back, and again when that is undone', () => {
    const count = (decisions: PreviewDecisions) => previewClubs(IRON, decisions)[0]?.distance?.shots?.count
    const switched = withSwitched(UNDECIDED.switched, 7)
    expect(count(UNDECIDED)).toBe(5)
    expect(count({ ...UNDECIDED, switched })).toBe(6)
    expect(count({ ...UNDECIDED, switched: withSwitched(switched, 7) })).toBe(5)
    expect(count({ ...UNDECIDED, switched: new Set([2]) })).toBe(4)
  })

  it('are one for labels that mean one club, longest first', () => {
    const shots = [...shotsOf('PW', [100]), ...shotsOf('7i', [150], 3), ...shotsOf('7 Iron', [152], 4)]
    expect(previewClubs(shots, UNDECIDED).map(({ club, shots: own }) => [club, own.length])).toEqual([
      ['7-iron', 2],
      ['pw', 1],
    ])
  })

  it('of fewer than three shots are saved only when the golfer wants it', () => {
    const shots = shotsOf('7i', [150, 151])
    expect(equipmentValues(importedChange(previewClubs(shots, UNDECIDED), []))).toEqual({})
    const wanted = previewClubs(shots, { ...UNDECIDED, taken: new Map([['7-iron', true]]) })
    expect(distancesOf(wanted).map(({ club }) => club)).toEqual(['7-iron'])
  })

  it('with a name that nobody knows wait for the golfer', () => {
    const shots = shotsOf('52°', [100, 101, 99])
    expect(previewClubs(shots, UNDECIDED)).toEqual([])
    expect(unknownLabels([...shots, ...IRON])).toEqual([{ label: '52°', count: 3 }])
    const clubs = withNamed([], '52°', 'gw')
    expect(previewClubs(shots, { ...UNDECIDED, clubs })[0]?.club).toBe('gw')
    expect(previewClubs(shots, { ...UNDECIDED, clubs: withNamed(clubs, '52', 'none') })).toEqual([])
    expect(withNamed(clubs, '52', '')).toEqual([])
  })
})

it('has every shot of a club once, counted or not, and saves nothing that the server would refuse', () => {
  fc.assert(
    fc.property(anyShots, fc.array(fc.integer({ min: 2, max: 61 })), (shots, lines) => {
      const clubs = previewClubs(shots, { ...UNDECIDED, clubs: withNamed([], '52', 'gw'), switched: new Set(lines) })
      const all = clubs.flatMap(({ shots: own }) => own.map(({ line }) => line))
      expect(new Set(all).size).toBe(all.length)
      expect(all.length).toBe(shots.filter(({ label }) => label !== '').length)
      for (const { club: _club, ...value } of distancesOf(clubs)) expect(StoredDistance.parse(value)).toEqual(value)
    }),
    { numRuns: 200 },
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
      const taken = new Map(previewClubs(shots, UNDECIDED).map(({ club }) => [club, true]))
      const clubs = previewClubs(shots, { ...UNDECIDED, taken })
      const written = equipmentValues(importedChange(clubs, profile.golfBag))
      const changesOf = (values: object) =>
        Object.fromEntries(Object.entries(values).map(([path, value]) => [path, { base: null, value }]))
      const now = shownProfile(profile, changesOf(written))
      const back = shownProfile(now, changesOf(undoValues({ written, before: profile, now })))
      expect(documentOf(back)).toEqual(documentOf(profile))
    }),
    { numRuns: 200 },
  )
})
