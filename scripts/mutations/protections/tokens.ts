import type { Protection } from '../protection.ts'

const STORE = 'server/src/features/tokens/token-store.ts'
const TOKENS_TEST = 'server/src/features/tokens/tokens.test.ts'

/** What keeps programs from what their token was not made for. */
export const TOKENS: readonly Protection[] = [
  {
    name: 'token: its scope',
    patches: [{ file: STORE, before: `.where('scope', '=', scope)`, after: '' }],
    test: { file: TOKENS_TEST, named: 'for what they were made for' },
  },
  {
    name: 'token: its end',
    patches: [{ file: STORE, before: `.where('expires_at', '<=', latestEnd)`, after: '' }],
    test: { file: TOKENS_TEST, named: 'end after a year' },
  },
  {
    name: 'token: a locked account',
    patches: [{ file: STORE, before: `.where('user.locked_at', 'is', null)`, after: '' }],
    test: { file: TOKENS_TEST, named: 'end after a year' },
  },
  {
    name: 'token: revoked by its golfer alone',
    patches: [
      {
        file: STORE,
        before: `deleteFrom('api_tokens').where('user_id', '=', userId).where('id', '=', id)`,
        after: `deleteFrom('api_tokens').where('id', '=', id)`,
      },
    ],
    test: { file: TOKENS_TEST, named: 'only their golfer revokes them' },
  },
  {
    name: 'token: wrong ones are counted',
    patches: [
      {
        file: 'server/src/features/tokens/golfer-of-token.ts',
        before: 'throw attempt.isAllowed ? refused() : tooManyTries(attempt.retryAfterSeconds)',
        after: 'throw refused()',
      },
    ],
    test: { file: TOKENS_TEST, named: 'are guessed a few times' },
  },
  {
    name: 'restore: tokens end',
    patches: [
      {
        file: 'server/src/db/epoch.ts',
        before: `if (inserted.length > 0) await transaction.deleteFrom('api_tokens').execute()`,
        after: 'void inserted',
      },
    ],
    test: { file: 'server/src/backup/after-restore.slow.test.ts', named: 'passkeys stay and tokens end' },
  },
]
