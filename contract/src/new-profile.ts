import { PROFILE_DEFAULTS } from '@bagwise/golf/golfer'
import type { AuthUser } from './account.ts'
import type { ProfileDocument } from './profile-document.ts'
import { SCALAR_FIELDS, mayBeNull, scalarKind } from './profile-scalars.ts'
import type { ScalarKind, Scalars } from './profile-scalars.ts'

/** The border: each kind of field has its empty value. */
const EMPTY = Object.fromEntries(SCALAR_FIELDS.map((field) => [field, emptyOf(scalarKind(field))])) as Scalars

/** A new account's profile: no fact about the golfer, an empty bag and no distances. */
export function newProfile(
  { id, email, firstName, lastName }: Pick<AuthUser, 'id' | 'email' | 'firstName' | 'lastName'>,
  now: Date,
): ProfileDocument {
  const time = now.toISOString()
  return {
    id,
    scalars: {
      ...EMPTY,
      preferredUnits: PROFILE_DEFAULTS.preferredUnits,
      firstName,
      lastName,
      email,
    },
    facts: {},
    distances: {},
    bag: {},
    createdAt: time,
    updatedAt: time,
  }
}

function emptyOf(scalar: ScalarKind): unknown {
  if (mayBeNull(scalar)) return null
  switch (scalar.kind) {
    case 'list':
      return []
    case 'flag':
      return false
    case 'number':
    case 'whole':
      return scalar.min
    case 'choice':
      return scalar.members[0]
    default:
      return ''
  }
}
