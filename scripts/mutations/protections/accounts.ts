import type { Protection } from '../protection.ts'

const AUTH = 'server/src/features/account/auth.ts'
const SESSION_COOKIE = 'server/src/features/account/session-cookie.ts'
const SESSIONS_TEST = 'server/src/features/account/sessions.test.ts'
const LINK_STORE = 'server/src/mailed-links/link-store.ts'
const SETTINGS_STORE = 'server/src/features/account-settings/settings-store.ts'
const VERIFICATION_TEST = 'server/src/features/email-verification/email-verification.test.ts'

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
    name: 'hashed link tokens',
    patches: [
      {
        file: LINK_STORE,
        before: `const hash = createHash('sha256').update(\`\${purpose}:\${token}\`).digest('base64url')`,
        after: 'const hash = token',
      },
    ],
    test: { file: 'server/src/features/password-reset/password-reset.test.ts', named: 'is kept as a hash' },
  },
  {
    name: 'purposes of mailed links',
    patches: [
      { file: LINK_STORE, before: '`${purpose}:${token}`', after: 'token' },
      { file: LINK_STORE, before: `purpose === 'verify-email' ? VERIFY_EMAIL_MARK + hash : hash`, after: 'hash' },
    ],
    test: { file: VERIFICATION_TEST, named: 'is not verified by a link to a new password' },
  },
  {
    name: 'mailed links: end',
    patches: [{ file: LINK_STORE, before: `.where('expiresAt', '>', now.toISOString())`, after: '' }],
    test: { file: VERIFICATION_TEST, named: 'is verified within 24 hours' },
  },
  {
    name: 'verified e-mail: a new one is not',
    patches: [{ file: SETTINGS_STORE, before: 'emailVerified: sql<boolean>`false`, ', after: '' }],
    test: { file: VERIFICATION_TEST, named: 'is not verified any more once' },
  },
  {
    name: 'verified e-mail: links of the old one',
    patches: [
      {
        file: SETTINGS_STORE,
        before: `await transaction.deleteFrom('verification').where('value', '=', userId).execute()`,
        after: '',
      },
    ],
    test: { file: VERIFICATION_TEST, named: 'is not verified any more once' },
  },
  {
    name: 'verified e-mail: mails an hour',
    patches: [
      {
        file: 'server/src/features/email-verification/verification-mails.ts',
        before: 'MAILS_PER_EMAIL_AND_HOUR = 3',
        after: 'MAILS_PER_EMAIL_AND_HOUR = 300',
      },
    ],
    test: { file: VERIFICATION_TEST, named: 'is mailed again' },
  },
  {
    name: 'verified e-mail: nothing without mail',
    patches: [
      {
        file: 'server/src/features/email-verification/verification-mails.ts',
        before: '(mailing ? store.isVerified(userId) : undefined)',
        after: 'store.isVerified(userId)',
      },
    ],
    test: { file: VERIFICATION_TEST, named: 'is said nothing about' },
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
    name: 'live shots: the session of a stream',
    patches: [
      {
        file: 'server/src/features/live-shots/follow.ts',
        before: 'if ((shots.length > 0 || isDue) && !(await isSignedIn())) return',
        after: '',
      },
    ],
    test: { file: 'server/src/features/live-shots/live-shots.test.ts', named: 'OPN-22 need the session' },
  },
  {
    name: 'live shots: the scope of the token',
    patches: [
      {
        file: 'server/src/features/tokens/token-store.ts',
        before: ".where('scope', '=', scope)",
        after: '',
      },
    ],
    test: { file: 'server/src/features/live-shots/live-shots.test.ts', named: 'come with a token for them only' },
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
        file: LINK_STORE,
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
