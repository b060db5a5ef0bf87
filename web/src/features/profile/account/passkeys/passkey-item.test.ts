import { expect, it } from 'vitest'
import { passkeyDates } from './passkey-item.tsx'

const NOW = new Date(2026, 2, 1, 9, 30)

it('says when a passkey was added and last used, by the calendar', () => {
  const addedAt = new Date(2026, 1, 2, 23, 59).toISOString()
  expect(passkeyDates({ addedAt, lastUsedAt: null }, NOW)).toBe('Added on 2 February 2026, not used yet.')
  const lastUsedAt = new Date(2026, 1, 28, 23, 59).toISOString()
  expect(passkeyDates({ addedAt, lastUsedAt }, NOW)).toBe('Added on 2 February 2026, last used yesterday.')
})
