import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { NewCredential, SignedChallenge } from '@bagwise/contract/passkeys'
import type { AppError } from '#server/errors.ts'
import { refusedPasskey } from './refusals.ts'
import type { Site } from './site.ts'

/** COSE: EdDSA, ES256 and RS256. Ed25519 is preferred; nearly every device can do one of the others. */
export const ALGORITHMS = [-8, -7, -257]
/** WebAuthn Level 3, §6.1: the flag of user verification, behind the hash of the relying party's id. */
const HASH_BYTES = 32
const USER_VERIFIED = 0x04

const ClientData = z.object({ challenge: z.string(), origin: z.string() })

export type VerifiedCredential = {
  readonly credentialId: string
  /** COSE in base64url. */
  readonly publicKey: string
  readonly signCount: number
}

/** The challenge that a device answers, not verified yet. Throws `passkey-invalid`. */
export function challengeIn({ clientDataJSON }: Pick<NewCredential, 'clientDataJSON'>): string {
  return readClientData(clientDataJSON).challenge
}

/** Throws unless the device made the credential for this site and has verified the golfer. */
export async function verifyNewCredential(answer: NewCredential, site: Site): Promise<VerifiedCredential> {
  const { verifyRegistrationResponse, helpers } = await library()
  const { authData, hasCertificate } = readAttestation(helpers, answer)
  // None is asked for, and the library would look up on the network which ones are revoked.
  if (hasCertificate) throw refusedPasskey('passkey-invalid')
  const { clientDataJSON } = answer
  const verifying = verifyRegistrationResponse({
    response: {
      id: answer.id,
      rawId: answer.id,
      type: 'public-key',
      response: { clientDataJSON, attestationObject: answer.attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge: challengeIn(answer),
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  })
  const { verified, registrationInfo } = await verifying.catch((error: unknown) => {
    throw refusalOf(error, { clientDataJSON, authData, site })
  })
  // What is called by another name than the device gave it could not be found again.
  if (!verified || registrationInfo.credential.id !== answer.id) throw refusedPasskey('passkey-invalid')
  const { publicKey, counter } = registrationInfo.credential
  return { credentialId: answer.id, publicKey: Buffer.from(publicKey).toString('base64url'), signCount: counter }
}

/** Throws unless the passkey has signed the challenge for this site and the golfer. Returns its new count. */
export async function verifySignature(
  answer: SignedChallenge,
  { passkey, site }: { readonly passkey: VerifiedCredential; readonly site: Site },
): Promise<number> {
  const { verifyAuthenticationResponse } = await library()
  const { clientDataJSON, authenticatorData, signature } = answer
  const verifying = verifyAuthenticationResponse({
    response: {
      id: answer.id,
      rawId: answer.id,
      type: 'public-key',
      response: { clientDataJSON, authenticatorData, signature },
      clientExtensionResults: {},
    },
    expectedChallenge: challengeIn(answer),
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.signCount,
    },
  })
  const { verified, authenticationInfo } = await verifying.catch((error: unknown) => {
    const authData = Buffer.from(authenticatorData, 'base64url')
    throw refusalOf(error, { clientDataJSON, authData, site, knownCount: passkey.signCount })
  })
  if (!verified) throw refusedPasskey('passkey-invalid')
  return authenticationInfo.newCounter
}

type Facts = {
  readonly clientDataJSON: string
  readonly authData: Uint8Array
  readonly site: Site
  readonly knownCount?: number
}

/** The library has judged; this finds the words. */
function refusalOf(cause: unknown, { clientDataJSON, authData, site, knownCount = 0 }: Facts): AppError {
  const bytes = Buffer.from(authData)
  if (bytes.length < HASH_BYTES + 5) return refusedPasskey('passkey-invalid', cause)
  const isOfSite = bytes.subarray(0, HASH_BYTES).equals(createHash('sha256').update(site.rpId).digest())
  if (!isOfSite || readClientData(clientDataJSON).origin !== site.origin)
    return refusedPasskey('passkey-foreign', cause)
  if (((bytes[HASH_BYTES] ?? 0) & USER_VERIFIED) === 0) return refusedPasskey('passkey-unverified', cause)
  const isBehind = knownCount > 0 && bytes.readUInt32BE(HASH_BYTES + 1) <= knownCount
  return refusedPasskey(isBehind ? 'passkey-copied' : 'passkey-invalid', cause)
}

function readClientData(clientDataJSON: string): z.infer<typeof ClientData> {
  try {
    return ClientData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()))
  } catch (error) {
    throw refusedPasskey('passkey-invalid', error)
  }
}

type Helpers = Awaited<ReturnType<typeof library>>['helpers']

function readAttestation({ decodeAttestationObject, isoBase64URL }: Helpers, answer: NewCredential) {
  try {
    const attestation = decodeAttestationObject(isoBase64URL.toBuffer(answer.attestationObject))
    const format = attestation.get('fmt')
    const isSelfSigned = format === 'packed' && attestation.get('attStmt').get('x5c') === undefined
    return { authData: attestation.get('authData'), hasCertificate: format !== 'none' && !isSelfSigned }
  } catch (error) {
    throw refusedPasskey('passkey-invalid', error)
  }
}

/** Loaded with the first passkey: it brings all of X.509 along, 25 MB of memory that a server without passkeys saves. */
async function library() {
  const [verifying, helpers] = await Promise.all([
    import('@simplewebauthn/server'),
    import('@simplewebauthn/server/helpers'),
  ])
  return { ...verifying, helpers }
}
