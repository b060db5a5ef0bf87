import { describe, expect, it } from 'vitest'
import { CLUB_TYPES } from '@bagwise/golf/club'
import { BagClubFields, ScalarFields, valueSchemaOf } from './profile-fields.ts'
import { BAG_CLUB_FIELDS, isDeletable, parseProfilePath } from './profile-paths.ts'
import { SCALAR_FIELDS } from './profile-scalars.ts'

const CLUBS_WITH_CARRY = CLUB_TYPES.filter((club) => club !== 'putter')
const ALL_PATHS: readonly string[] = [
  ...SCALAR_FIELDS,
  ...CLUBS_WITH_CARRY.map((club) => `clubDistances.${club}`),
  ...CLUB_TYPES.flatMap((club) => [`golfBag.${club}`, ...BAG_CLUB_FIELDS.map((field) => `golfBag.${club}.${field}`)]),
]

describe('the paths of a profile', () => {
  it('are all read, and each has a schema for its value', () => {
    const schemas = ALL_PATHS.map((text) => {
      const path = parseProfilePath(text)
      return path && valueSchemaOf(path)
    })
    expect(schemas).not.toContain(undefined)
    expect(ALL_PATHS).toHaveLength(32 + 23 + 24 * 11)
  })

  it('name the same fields as the schemas', () => {
    expect([...SCALAR_FIELDS]).toEqual(Object.keys(ScalarFields))
    expect([...BAG_CLUB_FIELDS]).toEqual(Object.keys(BagClubFields))
  })

  it('lead to a club, its carry or one of its fields', () => {
    expect(parseProfilePath('handicap')).toEqual({ kind: 'scalar', field: 'handicap' })
    expect(parseProfilePath('clubDistances.7-iron')).toEqual({ kind: 'distance', club: '7-iron' })
    expect(parseProfilePath('golfBag.pw')).toEqual({ kind: 'club', club: 'pw' })
    expect(parseProfilePath('golfBag.putter.loft')).toEqual({ kind: 'club-field', club: 'putter', field: 'loft' })
  })

  it.each([
    'id',
    'createdAt',
    'updatedAt',
    'version',
    'role',
    '',
    '.',
    'clubDistances',
    'golfBag',
    'clubDistances.putter',
    'clubDistances.1-iron',
    'clubDistances.pw.distance',
    'golfBag.pw.distance',
    'golfBag.pw.isDistanceEstimated',
    'golfBag.pw.type',
    'golfBag.pw.id',
    'golfBag.pw.loft.x',
    'golfBag.__proto__',
    'toString',
    'constructor',
    'Handicap',
    ' handicap',
  ])('do not include "%s"', (text) => {
    expect(parseProfilePath(text)).toBeUndefined()
  })

  it('can be emptied where a club or its carry goes away', () => {
    const deletable = ALL_PATHS.filter((text) => {
      const path = parseProfilePath(text)
      return path && isDeletable(path)
    })
    expect(deletable.every((text) => /^(clubDistances|golfBag)\.[^.]+$/.test(text))).toBe(true)
    expect(deletable).toHaveLength(23 + 24)
  })
})
