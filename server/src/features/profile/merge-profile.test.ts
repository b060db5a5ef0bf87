import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CLUBS, isClubType } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import { newBagClub } from '@bagwise/golf/bag'
import { isSameValue, valueAt, withValueAt } from '@bagwise/contract/profile-document'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import type { StoredBagClub } from '@bagwise/contract/profile-fields'
import { parseProfilePath } from '@bagwise/contract/profile-paths'
import { clubsOutOfBag, mergeProfile } from './merge-profile.ts'
import type { CheckedChange, DeletedClubs, Displaced } from './merge-profile.ts'
import { saidProfile } from '#server/testing/said-profile.ts'

type Changes = Readonly<Record<string, { readonly base: unknown; readonly value: unknown }>>

const GOLFER = saidProfile(
  { id: 'g', email: 'g@example.com', firstName: 'Ann', lastName: 'Bunker' },
  new Date('2030-01-01'),
)

const estimated = (distance: number) => ({ distance, source: 'estimated' })
const manual = (distance: number) => ({ distance, source: 'manual' })
const measured = (distance: number) => ({ distance, source: 'measured' })

function clubOf(type: ClubType, changes: Partial<StoredBagClub> = {}): StoredBagClub {
  const { type: _type, ...club } = newBagClub(type)
  return { ...club, loft: CLUBS[type].loftDeg, shaftFlex: 'regular', ...changes }
}

function pathOf(text: string) {
  const path = parseProfilePath(text)
  if (!path) throw new Error(`${text} is no path`)
  return path
}

function changesOf(set: Changes): readonly CheckedChange[] {
  return Object.entries(set).map(([text, change]) => ({ text, path: pathOf(text), ...change }))
}

/** A profile with these values. */
function holding(values: Readonly<Record<string, unknown>>): ProfileDocument {
  return Object.entries(values).reduce((document, [text, value]) => withValueAt(document, pathOf(text), value), GOLFER)
}

const merge = (document: ProfileDocument, set: Changes, deletedClubs: DeletedClubs = {}) =>
  mergeProfile({ document, changes: changesOf(set), deletedClubs, day: '2026-11-23' })

describe('merging a batch', () => {
  it('stores an edit and keeps the value it replaces', () => {
    const { document, displaced, hasChanged } = merge(GOLFER, { handicap: { base: 18, value: 12.4 } })
    expect(document.scalars.handicap).toBe(12.4)
    expect(displaced).toEqual([{ path: 'handicap', value: 18, keptValue: 12.4, reason: 'replaced', isConflict: false }])
    expect(hasChanged).toBe(true)
  })

  it('keeps what a page of the version before says nothing of, and takes its edit for one that has seen it', () => {
    const summary = { count: 9, longShortYards: 6.5 }
    const shots = { ...summary, known: { ownShare: 0.9, plusMinusYards: 3 } }
    const stored = { ...measured(150), shots, before: manual(141) }
    const seen = { ...measured(150), shots: summary }
    const path = 'clubDistances.7-iron'
    const same = merge(holding({ [path]: stored }), { [path]: { base: seen, value: { ...seen, distance: 150 } } })
    expect(valueAt(same.document, pathOf(path))).toEqual(stored)
    const other = merge(holding({ [path]: stored }), { [path]: { base: seen, value: manual(152) } })
    expect(valueAt(other.document, pathOf(path))).toEqual(manual(152))
    expect(other.displaced).toMatchObject([{ reason: 'replaced', isConflict: false }])
  })

  it('does nothing where the value is there already', () => {
    const values = { handicap: 9, golfGoals: ['break 90'], 'clubDistances.pw': manual(110) }
    const set = Object.fromEntries(Object.entries(values).map(([path, value]) => [path, { base: 'anything', value }]))
    const { document, displaced, hasChanged } = merge(holding(values), set)
    expect({ document, displaced, hasChanged }).toEqual({ document: holding(values), displaced: [], hasChanged: false })
  })

  it('keeps both of two edits to different clubs', () => {
    const first = merge(GOLFER, { 'clubDistances.driver': { base: null, value: manual(250) } })
    const second = merge(first.document, { 'clubDistances.pw': { base: null, value: manual(115) } })
    expect(second.document.distances).toEqual({ driver: manual(250), pw: manual(115) })
    expect(second.displaced).toEqual([])
  })

  it('lets the last of two edits to one club win and keeps the other at hand', () => {
    const { document, displaced } = merge(holding({ 'clubDistances.driver': manual(255) }), {
      'clubDistances.driver': { base: manual(250), value: manual(265) },
    })
    expect(document.distances.driver).toEqual(manual(265))
    expect(displaced).toMatchObject([
      { value: manual(255), keptValue: manual(265), reason: 'replaced', isConflict: true },
    ])
  })

  it.each([manual(255), measured(255)])('DAT-14 keeps %j when a device that has not seen it recalculates', (stored) => {
    const { document, displaced, hasChanged } = merge(holding({ 'clubDistances.driver': stored }), {
      'clubDistances.driver': { base: estimated(240), value: estimated(245) },
    })
    expect(document.distances.driver).toEqual(stored)
    expect(displaced).toEqual([
      { path: 'clubDistances.driver', value: estimated(245), keptValue: stored, reason: 'rejected', isConflict: false },
    ])
    expect(hasChanged).toBe(false)
  })

  it('has nothing to tell where an estimate was worked out anew on another device', () => {
    const { document, displaced } = merge(holding({ 'clubDistances.driver': estimated(242) }), {
      'clubDistances.driver': { base: estimated(240), value: measured(251) },
    })
    expect(document.distances.driver).toEqual(measured(251))
    expect(displaced).toMatchObject([{ reason: 'replaced', isConflict: false }])
    const again = merge(holding({ 'clubDistances.driver': estimated(242) }), {
      'clubDistances.driver': { base: estimated(240), value: estimated(245) },
    })
    expect(again.document.distances.driver).toEqual(estimated(245))
    expect(again.displaced).toMatchObject([{ reason: 'replaced', isConflict: false }])
  })

  it('lets a derived distance take the place of a typed one that the golfer saw and gave up', () => {
    const { document } = merge(holding({ 'clubDistances.driver': manual(255) }), {
      'clubDistances.driver': { base: manual(255), value: estimated(245) },
    })
    expect(document.distances.driver).toEqual(estimated(245))
  })

  it('deletes what was seen, and keeps what was edited meanwhile', () => {
    const stored = holding({ 'clubDistances.driver': manual(255), 'golfBag.sw': clubOf('sw', { loft: 54 }) })
    const seen = merge(stored, { 'clubDistances.driver': { base: manual(255), value: null } })
    expect(seen.document.distances).toEqual({})
    expect(seen.displaced).toMatchObject([{ value: manual(255), keptValue: null, reason: 'replaced' }])

    const stale = merge(stored, {
      'clubDistances.driver': { base: manual(250), value: null },
      'golfBag.sw': { base: clubOf('sw'), value: null },
    })
    expect(stale.document).toEqual(stored)
    expect(stale.displaced.map(({ reason, value }) => [reason, value])).toEqual([
      ['rejected', null],
      ['rejected', null],
    ])
  })

  it('keeps the larger of two share counts and puts nothing aside', () => {
    const ofAnotherDevice = holding({ shareCount: 5 })
    const late = merge(ofAnotherDevice, { shareCount: { base: 3, value: 4 } })
    expect({ document: late.document, displaced: late.displaced, hasChanged: late.hasChanged }).toEqual({
      document: ofAnotherDevice,
      displaced: [],
      hasChanged: false,
    })
    const next = merge(ofAnotherDevice, { shareCount: { base: 3, value: 6 } })
    expect(next.document.scalars.shareCount).toBe(6)
    expect(next.displaced).toEqual([])
  })

  it('never lets a share count fall, in whatever order the counts of devices arrive', () => {
    const counts = fc.array(fc.record({ base: fc.nat(20), value: fc.nat(20) }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(counts, (changes) => {
        const end = changes.reduce((document, shareCount) => merge(document, { shareCount }).document, GOLFER)
        expect(end.scalars.shareCount).toBe(Math.max(...changes.map(({ value }) => value)))
      }),
    )
  })

  it('brings a club back as it was when another device edits what this one deleted', () => {
    const deleted = clubOf('sw', { brand: 'Vokey', loft: 54 })
    const { document } = merge(GOLFER, { 'golfBag.sw.loft': { base: 54, value: 55 } }, { sw: deleted })
    expect(document.bag.sw).toEqual({ ...deleted, loft: 55 })
  })

  it('adds a club before its fields, wherever they stand in the batch', () => {
    const { document, displaced } = merge(GOLFER, {
      'golfBag.sw.loft': { base: 56, value: 54 },
      'golfBag.sw': { base: null, value: clubOf('sw', { brand: 'Vokey' }) },
    })
    expect(document.bag.sw).toEqual(clubOf('sw', { brand: 'Vokey', loft: 54 }))
    expect(displaced).toMatchObject([{ path: 'golfBag.sw.loft', value: 56, isConflict: false }])
  })

  it('takes a club out after the edits that were made to it before', () => {
    const { document, displaced } = merge(holding({ 'golfBag.sw': clubOf('sw') }), {
      'golfBag.sw': { base: clubOf('sw', { loft: 54 }), value: null },
      'golfBag.sw.loft': { base: 56, value: 54 },
    })
    expect(document.bag).toEqual({})
    expect(displaced.map(({ path, isConflict }) => [path, isConflict])).toEqual([
      ['golfBag.sw.loft', false],
      ['golfBag.sw', false],
    ])
  })

  it('replaces a club after the edits that were made to it before', () => {
    const { document } = merge(holding({ 'golfBag.sw': clubOf('sw') }), {
      'golfBag.sw.loft': { base: 56, value: 54 },
      'golfBag.sw': { base: clubOf('sw', { loft: 54 }), value: clubOf('sw', { loft: 58 }) },
    })
    expect(document.bag.sw?.loft).toBe(58)
  })
})

/** The server's side, in memory. */
function serverInMemory() {
  let document = GOLFER
  const history: Displaced[] = []
  const seen = new Set<string>()
  return {
    read: () => document,
    history,
    apply(batchId: string, set: Changes) {
      if (seen.has(batchId)) return
      seen.add(batchId)
      const merged = merge(document, set, lastClubs(history))
      document = merged.document
      history.push(...merged.displaced)
    },
  }
}

function lastClubs(history: readonly Displaced[]): DeletedClubs {
  const clubs = history.filter(({ path, value }) => /^golfBag\.[^.]+$/.test(path) && value !== null)
  return Object.fromEntries(clubs.map(({ path, value }) => [path.slice('golfBag.'.length), value]))
}

/** The device's side: it shows the server's profile with its own pending edits on top. */
function deviceOn(server: ReturnType<typeof serverInMemory>, name: string) {
  let snapshot = server.read()
  let outbox: Record<string, { base: unknown; value: unknown }> = {}
  let inflight: { readonly id: string; readonly set: Changes } | undefined
  let batches = 0

  const show = () =>
    [...Object.entries(inflight?.set ?? {}), ...Object.entries(outbox)].reduce(
      (document, [text, { value }]) => withValueAt(document, pathOf(text), value),
      snapshot,
    )
  return {
    show,
    isDone: () => inflight === undefined && Object.keys(outbox).length === 0,
    edit(text: string, value: unknown) {
      const shown = valueAt(show(), pathOf(text))
      outbox[text] = { base: outbox[text] ? outbox[text].base : shown, value }
    },
    /** Returns the batch when it was sent for the first time. */
    sync(lost: 'nothing' | 'request' | 'answer'): Changes {
      const isNew = inflight === undefined
      if (isNew && Object.keys(outbox).length > 0) {
        inflight = { id: `${name}-${(batches += 1)}`, set: outbox }
        outbox = {}
      }
      const sent = isNew ? (inflight?.set ?? {}) : {}
      if (lost === 'request') return sent
      if (inflight) server.apply(inflight.id, inflight.set)
      if (lost === 'answer') return sent
      inflight = undefined
      snapshot = server.read()
      return sent
    },
  }
}

/** The single facts in a typed value: a club has one per field. */
function factsIn(text: string, value: unknown): readonly { readonly path: string; readonly value: unknown }[] {
  const [list, club, field] = text.split('.')
  if (value === null) return []
  if (list !== 'golfBag' || field !== undefined || club === undefined || !isClubType(club))
    return [{ path: text, value }]
  return Object.entries(value ?? {}).map(([name, fact]) => ({ path: `${text}.${name}`, value: fact }))
}

const command = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('edit'),
      device: fc.nat(2),
      what: fc.constantFrom('handicap', 'distance', 'estimate', 'no distance', 'club', 'no club', 'loft', 'brand'),
      club: fc.constantFrom<ClubType>('driver', '7-iron'),
      lost: fc.constant('nothing' as const),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('sync'),
      device: fc.nat(2),
      what: fc.constant(''),
      club: fc.constant<ClubType>('driver'),
      lost: fc.constantFrom('nothing' as const, 'nothing' as const, 'request' as const, 'answer' as const),
    }),
  },
)

/** An edit of this kind, with a unique value. */
function editOf(what: string, club: ClubType, unique: number): readonly [string, unknown] {
  switch (what) {
    case 'handicap':
      return ['handicap', unique / 10]
    case 'distance':
      return [`clubDistances.${club}`, unique % 2 ? manual(unique) : measured(unique)]
    case 'estimate':
      return [`clubDistances.${club}`, estimated(unique)]
    case 'no distance':
      return [`clubDistances.${club}`, null]
    case 'club':
      return [`golfBag.${club}`, clubOf(club, { brand: `Brand ${unique}`, loft: unique / 10 })]
    case 'no club':
      return [`golfBag.${club}`, null]
    case 'loft':
      return [`golfBag.${club}.loft`, unique / 10]
    default:
      return [`golfBag.${club}.brand`, `Brand ${unique}`]
  }
}

describe('a merge that knows deleted clubs', () => {
  it('makes nothing of those whose fields are edited while they are in the bag', () => {
    const club = fc.constantFrom<ClubType>('sw', 'pw', 'driver')
    const what = fc.constantFrom('club', 'no club', 'loft', 'brand')
    const edit = fc.record({ what, club, base: fc.nat(9), value: fc.nat(9) }).map(({ base, value, ...edited }) => {
      const [path, wanted] = editOf(edited.what, edited.club, value)
      return [path, { base: editOf(edited.what, edited.club, base)[1], value: wanted }] as const
    })
    const edits = fc.array(edit, { maxLength: 8, size: 'max' }).map((entries) => Object.fromEntries(entries))
    const inBag = fc.uniqueArray(club)
    fc.assert(
      fc.property(inBag, edits, (bag, set) => {
        const document = holding(Object.fromEntries(bag.map((type) => [`golfBag.${type}`, clubOf(type)])))
        const all = { sw: clubOf('sw', { notes: 'old' }), pw: clubOf('pw', { notes: 'old' }) }
        const out = clubsOutOfBag(document, changesOf(set))
        const needed = Object.fromEntries(Object.entries(all).filter(([type]) => out.some((other) => other === type)))
        expect(merge(document, set, needed)).toEqual(merge(document, set, all))
      }),
      { numRuns: 1_000, seed: 22 },
    )
  })
})

describe('three devices with lost requests and lost answers', () => {
  it('DAT-20 end up showing the same, and no value that was typed has vanished', () => {
    const checkHistory = (commands: readonly (typeof command extends fc.Arbitrary<infer T> ? T : never)[]) => {
      const server = serverInMemory()
      const devices = ['a', 'b', 'c'].map((name) => deviceOn(server, name))
      const typed: { readonly path: string; readonly value: unknown }[] = []
      const sync = (device: (typeof devices)[number], lost: 'nothing' | 'request' | 'answer') => {
        for (const [text, { value }] of Object.entries(device.sync(lost))) typed.push(...factsIn(text, value))
      }

      for (const [index, { kind, device: number, what, club, lost }] of commands.entries()) {
        const device = devices[number]
        if (!device) continue
        if (kind === 'sync') sync(device, lost)
        else {
          const [text, value] = editOf(what, club, index + 1)
          // A club that is not shown has no field to edit and cannot be removed.
          if (text.startsWith('golfBag') && what !== 'club' && !device.show().bag[club]) continue
          device.edit(text, value)
        }
      }
      for (const device of [...devices, ...devices, ...devices]) sync(device, 'nothing')

      for (const device of devices) {
        expect(device.isDone()).toBe(true)
        expect(device.show()).toEqual(server.read())
      }
      const kept = server.history.flatMap(({ path, value }) => factsIn(path, value))
      const vanished = typed.filter((fact) => {
        const isLive = isSameValue(valueAt(server.read(), pathOf(fact.path)), fact.value)
        return !isLive && !kept.some(({ path, value }) => path === fact.path && isSameValue(value, fact.value))
      })
      expect(vanished).toEqual([])
    }
    fc.assert(fc.property(fc.array(command, { maxLength: 80, size: 'max' }), checkHistory), { numRuns: 300, seed: 14 })
  })
})
