import { expect, it } from 'vitest'
import { tokenDates } from './tokens-row.tsx'

const NOW = new Date(2026, 10, 29, 9)

it('says when a token was made and last used, and when it ends', () => {
  const token = { madeOn: '2026-11-29', expiresOn: '2027-11-29', lastUsedOn: null }
  expect(tokenDates(token, NOW)).toBe('Made today, not used yet. Ends on 29 November 2027.')
  expect(tokenDates({ ...token, madeOn: '2026-11-02', lastUsedOn: '2026-11-28' }, NOW)).toBe(
    'Made on 2 November 2026, last used yesterday. Ends on 29 November 2027.',
  )
})
