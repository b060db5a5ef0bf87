import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type { CreationOptions, NewCredential } from '@bagwise/contract/passkeys'
import type * as contract from '@bagwise/contract/passkeys'
import type { Profile } from '@bagwise/contract/profile'
import { request } from '#http/request.ts'
import { enter } from './sign-in.ts'

/** The golfer has closed the device's question or let its time pass; or the device has a passkey of theirs. */
export class PasskeyNotUsed extends Error {
  readonly reason: 'cancelled' | 'exists'

  constructor(reason: 'cancelled' | 'exists', cause: unknown) {
    super(`No passkey: ${reason}`, { cause })
    this.name = 'PasskeyNotUsed'
    this.reason = reason
  }
}

/** Asks the device for any passkey of Bagwise. Answers the profile if it came in time. */
export async function signInWithPasskey(): Promise<Profile | undefined> {
  const { options } = await request<typeof contract.beginPasskeySignIn>('POST', '/api/passkey-challenge', {})
  const { id, response } = await startAuthentication({ optionsJSON: options }).catch(throwReason)
  const { user } = await request<typeof contract.signInWithPasskey>('POST', '/api/passkey-sign-in', {
    id,
    clientDataJSON: response.clientDataJSON,
    authenticatorData: response.authenticatorData,
    signature: response.signature,
    userHandle: response.userHandle ?? '',
  })
  return enter(user)
}

/** Asks the device to make a passkey. */
export async function makePasskey(options: CreationOptions): Promise<NewCredential> {
  const { id, response } = await startRegistration({ optionsJSON: options }).catch(throwReason)
  return { id, clientDataJSON: response.clientDataJSON, attestationObject: response.attestationObject }
}

/** For reasons of privacy browsers tell a refusal, a closed question and one that took too long by the same name. */
function throwReason(error: unknown): never {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') throw new PasskeyNotUsed('cancelled', error)
  if (name === 'InvalidStateError') throw new PasskeyNotUsed('exists', error)
  throw error
}
