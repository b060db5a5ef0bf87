import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_BAG, newBagClub } from '@bagwise/golf/bag'
import type { BagClub } from '@bagwise/golf/bag'
import { countBesidesPutter } from '@bagwise/golf/bag-problems'
import type { ClubType } from '@bagwise/golf/club'
import { CLUB_TYPES } from '@bagwise/golf/club'
import { StoredBagClub } from '@bagwise/contract/profile-fields'
import { storedClub } from './bag-changes.ts'
import { draftsOf, isEdited, readDraft, selectedClubs, withDraft, withToggled } from './bag-draft.ts'
import type { ClubDraft } from './bag-draft.ts'

const typesOf = (drafts: readonly ClubDraft[]) => selectedClubs(drafts).map(({ type }) => type)
const toggled = (drafts: readonly ClubDraft[], ...types: readonly ClubType[]) =>
  types.reduce((before, type) => withToggled(before, type, 'yards'), drafts)
const draftOf = (club: BagClub, typed: Partial<ClubDraft> = {}): ClubDraft => {
  const [draft] = draftsOf([club], 'yards')
  if (!draft) throw new Error('no draft')
  return { ...draft, ...typed }
}
const THIRTEEN = CLUB_TYPES.slice(0, 13)

describe('selecting clubs', () => {
  it('BAG-06 BAG-08 adds a type once and takes it away with the next tap', () => {
    expect(typesOf(toggled([], '7-iron'))).toEqual(['7-iron'])
    expect(typesOf(toggled([], '7-iron', '7-iron'))).toEqual([])
    expect(typesOf(toggled([], '7-iron', 'driver', '7-iron', '7-iron'))).toEqual(['driver', '7-iron'])
  })

  it('BAG-08 BAG-09 adds none beyond thirteen but the putter', () => {
    const full = toggled([], ...THIRTEEN)
    expect(typesOf(toggled(full, 'lw'))).toEqual(THIRTEEN)
    expect(typesOf(toggled(full, 'lw', 'putter'))).toEqual([...THIRTEEN, 'putter'])
    expect(typesOf(toggled(full, 'driver', 'lw'))).toContain('lw')
  })

  it('BAG-07 lets no other type into the default bag until two are gone', () => {
    const start = draftsOf(DEFAULT_BAG, 'yards')
    expect(typesOf(toggled(start, '3-iron'))).not.toContain('3-iron')
    expect(typesOf(toggled(start, 'driver', '3-iron'))).not.toContain('3-iron')
    expect(typesOf(toggled(start, 'driver', '3-wood', '3-iron'))).toContain('3-iron')
  })

  it('BAG-10 keeps every club of a bag with more than fourteen', () => {
    const all = draftsOf(CLUB_TYPES.map(newBagClub), 'yards')
    expect(typesOf(all)).toEqual(CLUB_TYPES)
    expect(typesOf(toggled(all, '5-hybrid'))).toHaveLength(23)
  })

  it('BAG-19 takes a new club with its usual values', () => {
    const read = toggled([], 'sw').map(readDraft)
    expect(read).toEqual([{ club: newBagClub('sw') }])
  })

  it('keeps what was typed about a club that is taken away and comes back', () => {
    const typed = withDraft(
      draftsOf([newBagClub('pw')], 'yards'),
      draftOf(newBagClub('pw'), { loft: '45,5', notes: 'Bent' }),
    )
    expect(toggled(typed, 'pw', 'pw')).toEqual(typed)
  })

  it('never goes beyond thirteen besides the putter, whatever is tapped', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...CLUB_TYPES), { maxLength: 60 }), (taps) => {
        const clubs = selectedClubs(toggled([], ...taps))
        expect(countBesidesPutter(clubs)).toBeLessThanOrEqual(13)
        expect(new Set(clubs.map(({ type }) => type)).size).toBe(clubs.length)
      }),
      { numRuns: 100, seed: 13 },
    )
  })
})

describe('what is typed about a club', () => {
  it('is read back as the club it was made from', () => {
    for (const club of [...DEFAULT_BAG, newBagClub('putter')]) expect(readDraft(draftOf(club))).toEqual({ club })
  })

  it('is stored without blanks at its ends and with numbers as numbers', () => {
    const entered = { brand: '  Ping ', loft: '10,5', isLoftAssumed: false, length: '45.5 in' }
    const draft = draftOf(newBagClub('driver'), entered)
    expect(readDraft(draft)).toEqual({ club: { ...newBagClub('driver'), brand: 'Ping', loft: 10.5, length: 45.5 } })
  })

  it('has the length in centimeters for a golfer who reads them, and keeps one that was not edited to the last digit', () => {
    const clubs = [...DEFAULT_BAG, { ...newBagClub('pw'), length: 35.123 }]
    const drafts = draftsOf(clubs, 'metres')
    expect(drafts.find(({ type }) => type === 'driver')?.length).toBe('115.6')
    expect(drafts.map(readDraft)).toEqual(clubs.map((club) => ({ club })))
    expect(isEdited(drafts, clubs)).toBe(false)
    const [driver] = drafts
    if (!driver) throw new Error('The bag is empty')
    expect(readDraft({ ...driver, length: '114,3' })).toMatchObject({ club: { length: 45 } })
    expect(readDraft({ ...driver, length: '45' })).toEqual({
      problems: { length: 'Type a number from 51 to 152 centimeters.' },
    })
  })

  it('says of each field why it cannot be saved', () => {
    const draft = draftOf(newBagClub('driver'), { brand: 'x'.repeat(101), loft: '0', lie: '', length: 'long' })
    expect(readDraft(draft)).toEqual({
      problems: {
        brand: 'Keep it to 100 characters: it has 1 too many.',
        loft: 'Type a number greater than 0 and at most 90 degrees.',
        lie: 'Type a number from 40 to 90 degrees.',
        length: 'Type a number from 20 to 60 inches.',
      },
    })
  })

  it('is taken by the server whenever it can be read', () => {
    const anyText = fc.oneof(
      fc.string({ maxLength: 6 }),
      fc.double({ min: 0, max: 100, noNaN: true }).map(String),
      fc.constantFrom('60', '36', '10.5', 'y'.repeat(101)),
    )
    const typed = fc.record({ brand: anyText, model: anyText, loft: anyText, lie: anyText, length: anyText })
    fc.assert(
      fc.property(fc.constantFrom(...CLUB_TYPES), typed, (type, texts) => {
        const read = readDraft(draftOf(newBagClub(type), texts))
        expect(!('club' in read) || StoredBagClub.safeParse(storedClub(read.club)).success).toBe(true)
      }),
      { numRuns: 300, seed: 7 },
    )
  })
})

describe('an edit', () => {
  it('is one when a club or anything about it differs, and none when all is as before', () => {
    const start = draftsOf(DEFAULT_BAG, 'yards')
    expect(isEdited(start, DEFAULT_BAG)).toBe(false)
    expect(isEdited(toggled(start, 'driver'), DEFAULT_BAG)).toBe(true)
    expect(isEdited(toggled(start, 'driver', '3-wood', 'driver', '3-wood'), DEFAULT_BAG)).toBe(true)
    const typed = start.map((draft) => (draft.type === 'pw' ? { ...draft, notes: 'New grip' } : draft))
    expect(isEdited(typed, DEFAULT_BAG)).toBe(true)
    expect(isEdited(toggled(draftsOf([newBagClub('pw')], 'yards'), 'pw', 'pw'), [newBagClub('pw')])).toBe(false)
  })
})
