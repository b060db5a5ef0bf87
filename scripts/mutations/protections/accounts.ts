import type { Protection } from '../protection.ts'

const AUTH = 'server/src/features/account/auth.ts'
const SESSION_COOKIE = 'server/src/features/account/session-cookie.ts'
const SESSIONS_TEST = 'server/src/features/account/sessions.test.ts'

/** What keeps others out of a golfer's account. */
export const ACCOUNTS: readonly Protection[] = [
  {
    name: 'sign-in limiter',
    patches: [
      {
        file: 'server/src/features/account/failed-sign-ins.ts',
        before: 'if (!attempt.isAllowed) {',
        after: 'if (limit < 0 && !attempt.isAllowed) {',
      },
    ],
    test: { file: SESSIONS_TEST, named: 'allows ten wrong tries' },
  },
  {
    name: 'known device',
    patches: [
      {
        file: 'server/src/features/account/known-device.ts',
        before: 'return own.length > 0 ? mark : undefined',
        after: 'return mark',
      },
    ],
    test: {
      file: 'server/src/features/account/known-device.test.ts',
      named: 'is a stranger when its cookie was changed or made up',
    },
  },
  {
    name: 'cookie: HttpOnly',
    patches: [{ file: AUTH, before: 'httpOnly: true', after: 'httpOnly: false' }],
    test: { file: SESSIONS_TEST, named: 'has a cookie that scripts and other sites do not get' },
  },
  {
    name: 'cookie: SameSite',
    patches: [{ file: AUTH, before: `sameSite: 'lax'`, after: `sameSite: 'none'` }],
    test: { file: SESSIONS_TEST, named: 'has a cookie that scripts and other sites do not get' },
  },
  {
    name: 'cookie: __Host-',
    patches: [{ file: SESSION_COOKIE, before: `'__Host-bagwise-session'`, after: `'bagwise-session'` }],
    test: { file: SESSIONS_TEST, named: 'has a cookie bound to the host' },
  },
  {
    name: 'session ended on the server',
    patches: [
      {
        file: 'server/src/features/account/sessions.ts',
        before: 'if (response !== null) await end({ token: response.session.token })',
        after: '',
      },
      // The library ends it as well, which is the second of two nets.
      {
        file: 'server/src/features/account/sessions.ts',
        before: 'await auth.api.signOut({ headers, returnHeaders: true })',
        after: 'await auth.api.signOut({ headers: new Headers(), returnHeaders: true })',
      },
    ],
    test: { file: SESSIONS_TEST, named: 'ends on the server when signing out' },
  },
  {
    name: 'password change ends sessions',
    patches: [
      {
        file: 'server/src/features/account/replace-password.ts',
        before: `await (known ? sessions.where('token', '!=', known.token) : sessions).execute()`,
        after: 'void sessions',
      },
    ],
    test: {
      file: 'server/src/features/account-settings/change-password.test.ts',
      named: 'ends every other session',
    },
  },
  {
    name: 'argon2 queue bound',
    patches: [
      {
        file: 'server/src/features/account/passwords/password-hash.ts',
        before: 'if (waiting.length >= maxWaiting) {',
        after: 'if (maxWaiting < 0) {',
      },
    ],
    test: { file: 'server/src/features/account/passwords/password-hash.test.ts' },
  },
  {
    name: 'hashed reset tokens',
    patches: [
      {
        file: 'server/src/features/password-reset/reset-store.ts',
        before: `return createHash('sha256').update(\`reset-password:\${token}\`).digest('base64url')`,
        after: 'return token',
      },
    ],
    test: { file: 'server/src/features/password-reset/password-reset.test.ts', named: 'is kept as a hash' },
  },
  {
    name: 'network of an IPv6 address',
    patches: [
      { file: 'server/src/rate-limit/client-key.ts', before: 'NETWORK_GROUPS = 3', after: 'NETWORK_GROUPS = 4' },
    ],
    test: { file: 'server/src/features/account/sign-in.test.ts', named: 'counts sign-ins from' },
  },
  {
    name: 'port of a forwarded address',
    patches: [{ file: 'server/src/rate-limit/client-key.ts', before: 'withoutPort(written.trim())', after: 'written' }],
    test: { file: 'server/src/features/account/sign-in.test.ts', named: 'counts sign-ins from' },
  },
  {
    name: 'blank passwords',
    patches: [
      {
        file: 'server/src/features/account/passwords/password-rules.ts',
        before: 'if (!VISIBLE.test(password)) {',
        after: `if (password === 'none') {`,
      },
    ],
    test: { file: 'server/src/features/account/passwords/password-rules.test.ts', named: 'is not made of' },
  },
  {
    name: 'e-mail with the password only',
    patches: [
      {
        file: 'server/src/features/profile/check-changes.ts',
        before: 'entries.filter(([text]) => text !== ACCOUNT_PATH)',
        after: 'entries',
      },
    ],
    test: { file: 'server/src/features/profile/profile.test.ts', named: 'leaves the e-mail as it is' },
  },
  {
    name: 'clock ahead: windows',
    patches: [
      {
        file: 'server/src/rate-limit/rate-limiter.ts',
        before: `eb('attempt_counters.window_ends_at', '>', latestEnd),`,
        after: '',
      },
    ],
    test: { file: 'server/src/clock-ahead.test.ts', named: 'counts sign-in attempts in the window of today' },
  },
  {
    name: 'clock ahead: longest wait',
    patches: [
      {
        file: 'server/src/rate-limit/rate-limiter.ts',
        before: 'Math.min(endsInMs, windowMs, LONGEST_WAIT_MS)',
        after: 'endsInMs',
      },
    ],
    test: { file: 'server/src/clock-ahead.test.ts', named: 'names at most an hour whatever' },
  },
  {
    name: 'clock ahead: sweeps',
    patches: [{ file: 'server/src/app.ts', before: 'if (!(await isClockEven(database.db, now()))) return', after: '' }],
    test: { file: 'server/src/clock-ahead.test.ts', named: 'sweeps no session' },
  },
  {
    name: 'clock ahead: sessions',
    patches: [
      {
        file: 'server/src/features/account/sessions.ts',
        before: 'if (!stopped.aborted) await cutSessions(db, time)',
        after: '',
      },
    ],
    test: { file: 'server/src/clock-ahead.test.ts', named: 'sweeps no session' },
  },
  {
    name: 'clock ahead: links',
    patches: [
      {
        file: 'server/src/features/password-reset/reset-store.ts',
        before: `.where('expiresAt', '<=', latestEnd)`,
        after: '',
      },
    ],
    test: { file: 'server/src/clock-ahead.test.ts', named: 'opens no link to a new password' },
  },
  {
    name: 'clock ahead: questions',
    patches: [
      {
        file: 'server/src/features/ai/question-limit.ts',
        before: '!isOpenPeriod({ endsAtMs: minuteEndsAtMs, nowMs, lengthMs: MINUTE_MS })',
        after: 'nowMs >= minuteEndsAtMs',
      },
    ],
    test: { file: 'server/src/clock-ahead.test.ts', named: 'leaves the budgets of the AI' },
  },
]
