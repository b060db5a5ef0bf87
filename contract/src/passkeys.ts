import * as z from 'zod/mini'
import { AuthUser, Password } from './account.ts'
import { Time, described, named } from './documented.ts'
import { endpoint } from './endpoint.ts'
import { nameText, storable } from './text.ts'

/** Of a golfer, on as many devices. */
export const MOST_PASSKEYS = 10
export const PASSKEY_NAME_MAX_LENGTH = 40
/** WebAuthn Level 3, §4: a credential id has 1023 bytes at most. */
const CREDENTIAL_ID_MAX_LENGTH = 1364
/** What browsers write has some 200 bytes. */
const CLIENT_DATA_MAX_LENGTH = 1200
/** With a credential id and a key of the longest kinds. */
const ATTESTATION_MAX_LENGTH = 3000
const AUTHENTICATOR_DATA_MAX_LENGTH = 1000
/** RSA with 4096 bits. */
const SIGNATURE_MAX_LENGTH = 700
/** WebAuthn Level 3, §5.4.3: 64 bytes at most. */
const USER_HANDLE_MAX_LENGTH = 86

const base64Url = (maxLength: number) => z.string().check(z.maxLength(maxLength), z.regex(/^[\w-]+$/))
const PasskeyId = z.string().check(storable(), z.maxLength(100))
const PasskeyName = nameText({ minLength: 1, maxLength: PASSKEY_NAME_MAX_LENGTH })
const Milliseconds = described('Milliseconds.', z.number())
const CredentialDescriptor = z.object({ id: z.string(), type: z.literal('public-key') })

/** A passkey as its golfer sees it. */
export const Passkey = named(
  'Passkey',
  z.object({
    id: z.string(),
    name: z.string(),
    addedAt: Time,
    lastUsedAt: z.nullable(Time),
  }),
)
export type Passkey = z.infer<typeof Passkey>

/** In the order in which they were added. */
const Passkeys = z.object({ passkeys: z.array(Passkey) })

/** What a browser asks a device for: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const CreationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(
    z.object({ type: z.literal('public-key'), alg: described('The number of an algorithm of COSE.', z.number()) }),
  ),
  timeout: Milliseconds,
  excludeCredentials: z.array(CredentialDescriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})
export type CreationOptions = z.infer<typeof CreationOptions>

/** The same for signing in, `PublicKeyCredentialRequestOptionsJSON`: with any passkey of this site. */
export const RequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: Milliseconds,
  userVerification: z.literal('required'),
})
export type RequestOptions = z.infer<typeof RequestOptions>

/** What a device has made: the parts of `RegistrationResponseJSON` that are checked. */
export const NewCredential = z.strictObject({
  id: base64Url(CREDENTIAL_ID_MAX_LENGTH),
  clientDataJSON: base64Url(CLIENT_DATA_MAX_LENGTH),
  attestationObject: base64Url(ATTESTATION_MAX_LENGTH),
})
export type NewCredential = z.infer<typeof NewCredential>

/** What a device has signed: the parts of `AuthenticationResponseJSON` that are checked. */
export const SignedChallenge = z.strictObject({
  id: base64Url(CREDENTIAL_ID_MAX_LENGTH),
  clientDataJSON: base64Url(CLIENT_DATA_MAX_LENGTH),
  authenticatorData: base64Url(AUTHENTICATOR_DATA_MAX_LENGTH),
  signature: base64Url(SIGNATURE_MAX_LENGTH),
  userHandle: base64Url(USER_HANDLE_MAX_LENGTH),
})
export type SignedChallenge = z.infer<typeof SignedChallenge>

export const AddPasskey = z.strictObject({ name: PasskeyName, credential: NewCredential })
export type AddPasskey = z.infer<typeof AddPasskey>

/** The challenge is for one sign-in within five minutes. */
export const beginPasskeySignIn = endpoint({
  method: 'POST',
  path: '/api/passkey-challenge',
  group: 'sign-in',
  access: 'anybody',
  summary: 'Begins to sign in with a passkey',
  body: z.strictObject({}),
  reply: z.object({ options: RequestOptions }),
})

export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/api/passkey-sign-in',
  group: 'sign-in',
  access: 'anybody',
  summary: 'Signs in with a passkey that has signed the challenge',
  startsSession: true,
  errors: [
    'passkey-unknown',
    'passkey-stale',
    'passkey-invalid',
    'passkey-foreign',
    'passkey-unverified',
    'passkey-copied',
    'account-locked',
  ],
  body: SignedChallenge,
  reply: z.object({ user: AuthUser }),
})

export const getPasskeys = endpoint({
  method: 'GET',
  path: '/api/account/passkeys',
  group: 'account',
  access: 'golfer',
  summary: 'Lists the passkeys',
  body: z.undefined(),
  reply: Passkeys,
})

/** Refuses what could not be added before a device makes a passkey in vain. The challenge of the golfer before it ends. */
export const beginPasskey = endpoint({
  method: 'POST',
  path: '/api/account/passkey-challenge',
  group: 'account',
  access: 'golfer',
  summary: 'Begins to add a passkey',
  errors: ['wrong-password', 'passkey-name-taken', 'too-many-passkeys'],
  body: z.strictObject({ name: PasskeyName, password: Password }),
  reply: z.object({ options: CreationOptions }),
})

/** The password was given for the challenge. */
export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/account/passkeys',
  group: 'account',
  access: 'golfer',
  summary: 'Adds the passkey that a device has made for the challenge',
  errors: [
    'passkey-stale',
    'passkey-invalid',
    'passkey-foreign',
    'passkey-unverified',
    'passkey-exists',
    'passkey-name-taken',
    'too-many-passkeys',
  ],
  body: AddPasskey,
  reply: Passkeys,
})

export const renamePasskey = endpoint({
  method: 'POST',
  path: '/api/account/rename-passkey',
  group: 'account',
  access: 'golfer',
  summary: 'Renames a passkey',
  errors: ['passkey-removed', 'passkey-name-taken'],
  body: z.strictObject({ passkey: PasskeyId, name: PasskeyName }),
  reply: Passkeys,
})

/** Removing a removed passkey is no error. Sessions that it has started go on. */
export const removePasskey = endpoint({
  method: 'POST',
  path: '/api/account/remove-passkey',
  group: 'account',
  access: 'golfer',
  summary: 'Removes a passkey',
  errors: ['wrong-password'],
  body: z.strictObject({ passkey: PasskeyId, password: Password }),
  reply: Passkeys,
})
