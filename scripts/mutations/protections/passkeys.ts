import type { Protection } from '../protection.ts'

const VERIFY = 'server/src/features/account/passkeys/verify-answer.ts'
const SIGN_IN = 'server/src/features/account/passkeys/sign-in-with-passkey.ts'
const PASSKEYS_TEST = 'server/src/features/account/passkeys/passkeys.test.ts'
const SIGN_IN_TEST = 'server/src/features/account/passkeys/sign-in-with-passkey.test.ts'

/** What keeps others from signing in with a passkey, or from adding one. */
export const PASSKEYS: readonly Protection[] = [
  {
    name: 'passkey: a challenge is used once',
    patches: [
      {
        file: SIGN_IN,
        before: `if (!(await useChallenge(transaction, answered))) throw refusedPasskey('passkey-stale')`,
        after: 'void useChallenge',
      },
    ],
    test: { file: PASSKEYS_TEST, named: 'are used once for a challenge' },
  },
  {
    name: 'passkey: end of a challenge',
    patches: [
      {
        file: 'server/src/features/account/passkeys/challenges.ts',
        before: `.where('expiresAt', '>', now.toISOString())`,
        after: '',
      },
    ],
    test: { file: PASSKEYS_TEST, named: 'answer a challenge within five minutes' },
  },
  {
    name: 'passkey: what a challenge is for',
    patches: [
      {
        file: 'server/src/features/account/passkeys/challenges.ts',
        before: `return \`passkey-\${purpose === 'sign-in' ? 'sign-in' : 'add'}:\${hash}\``,
        after: 'return `passkey-add:${hash}`',
      },
      {
        file: 'server/src/features/account/passkeys/challenges.ts',
        before: `return purpose === 'sign-in' ? ANYBODY : purpose.adding`,
        after: 'return ANYBODY',
      },
    ],
    test: { file: PASSKEYS_TEST, named: 'answer a challenge within five minutes' },
  },
  {
    name: 'passkey: origin',
    patches: [
      {
        file: VERIFY,
        before: `expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    requireUserVerification: true,
    credential: {`,
        after: `expectedOrigin: readClientData(clientDataJSON).origin,
    expectedRPID: site.rpId,
    requireUserVerification: true,
    credential: {`,
      },
    ],
    test: { file: PASSKEYS_TEST, named: 'of a foreign origin are refused' },
  },
  {
    name: 'passkey: user verification',
    patches: [
      {
        file: VERIFY,
        before: `requireUserVerification: true,
    credential: {`,
        after: `requireUserVerification: false,
    credential: {`,
      },
    ],
    test: { file: PASSKEYS_TEST, named: 'of a golfer who was not verified are refused' },
  },
  {
    name: 'passkey: count of uses',
    patches: [{ file: VERIFY, before: 'counter: passkey.signCount,', after: 'counter: 0,' }],
    test: { file: PASSKEYS_TEST, named: 'that count their uses are refused' },
  },
  {
    name: 'passkey: its golfer',
    patches: [
      {
        file: SIGN_IN,
        before: `if (answer.userHandle !== userHandleOf(userId)) throw refusedPasskey('passkey-invalid')`,
        after: 'void userHandleOf',
      },
    ],
    test: { file: PASSKEYS_TEST, named: 'belong to one golfer' },
  },
  {
    name: 'passkey: refused ones count',
    patches: [
      {
        file: 'server/src/features/account/failed-sign-ins.ts',
        before: ' || isRefusedPasskey(error)',
        after: ' || (isRefusedPasskey(error) && error.code === undefined)',
      },
    ],
    test: { file: PASSKEYS_TEST, named: 'HRD-35 obey the rules of lock-outs' },
  },
  {
    name: 'passkey: lock-out of the golfer',
    patches: [
      {
        file: SIGN_IN,
        before: 'signInLimits(parts, { email: passkey.user.email, address })',
        after: '[addressLimit(parts, address)]',
      },
    ],
    test: { file: PASSKEYS_TEST, named: 'HRD-35 obey the rules of lock-outs' },
  },
  {
    name: 'passkey: password before one is added',
    patches: [
      {
        file: 'server/src/features/account/replace-password.ts',
        before: `await transaction.deleteFrom('verification').where('value', '=', userId).execute()`,
        after: '',
      },
    ],
    test: { file: PASSKEYS_TEST, named: 'cannot be added with a stolen session' },
  },
  {
    name: 'passkey: removed while it signs in',
    patches: [
      {
        file: SIGN_IN,
        before: 'if (!(await findPasskey(database.db, credentialId))) throw gone',
        after: '',
      },
    ],
    test: { file: SIGN_IN_TEST, named: 'the passkey is removed' },
  },
  {
    name: 'passkey: password changed while it signs in',
    patches: [{ file: SIGN_IN, before: `if (currentHash !== hash) throw refusedPasskey('passkey-stale')`, after: '' }],
    test: { file: SIGN_IN_TEST, named: 'the password is changed' },
  },
]
