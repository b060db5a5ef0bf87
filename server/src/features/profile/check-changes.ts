import { valueSchemaOf } from '@bagwise/contract/profile-fields'
import { isDeletable, parseProfilePath } from '@bagwise/contract/profile-paths'
import type { ProfilePathText } from '@bagwise/contract/profile-paths'
import type { ProfileBatch } from '@bagwise/contract/profile'
import { AppError } from '#server/errors.ts'
import { refusalFor } from '#server/requests/explain-issue.ts'
import type { CheckedChange } from './merge-profile.ts'

/** A whole profile with a full bag, field by field, has fewer. */
const MAX_CHANGES = 200
const MAX_SHOWN_LENGTH = 100

/**
 * The address of the account, which is shown in the profile and changed with the password only. Pages of the version
 * before send it among other edits: those must not be lost, so that the path is taken and ignored, whatever its value.
 */
const ACCOUNT_PATH: ProfilePathText = 'email'

/** Validates every path and value of a batch; an invalid one rejects the whole batch. */
export function checkChanges(set: ProfileBatch['set']): readonly CheckedChange[] {
  const entries = Object.entries(set)
  if (entries.length > MAX_CHANGES) {
    throw new AppError('too-many-changes', `A batch can hold ${MAX_CHANGES} changes at most.`, { path: 'set' })
  }
  const own = entries.filter(([text]) => text !== ACCOUNT_PATH)
  return own.map(([text, { base, value }]) => ({ ...checkValue(text, value), base }))
}

function checkValue(text: string, value: unknown): Omit<CheckedChange, 'base'> {
  const path = parseProfilePath(text)
  if (!path) {
    const shown = text.slice(0, MAX_SHOWN_LENGTH)
    throw new AppError('unknown-path', `${shown} is not something that can be changed.`, { path: shown })
  }
  if (value === null && isDeletable(path)) return { text, path, value }

  const checked = valueSchemaOf(path).safeParse(value)
  if (checked.success) return { text, path, value: checked.data }
  const [issue] = checked.error.issues
  // The page names the field in front of this sentence.
  throw issue ? refusalFor(issue, { value, at: [text], subject: 'It' }) : checked.error
}
