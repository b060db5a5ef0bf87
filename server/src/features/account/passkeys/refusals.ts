import { AppError } from '#server/errors.ts'

/** Why an answer of a device was refused, each with one sentence. */
const SENTENCES = {
  'passkey-copied': 'This passkey may have been copied: please sign in with your password and remove it.',
  'passkey-foreign': 'This passkey was made for another address than the one you are at.',
  'passkey-invalid': 'This passkey could not be verified.',
  'passkey-stale': 'That took too long, or the answer of this passkey was used before: please try again.',
  'passkey-unknown': 'Bagwise does not know this passkey, or it was removed: please sign in with your password.',
  'passkey-unverified': 'Your device has to make sure that it is you, by face, fingerprint or PIN.',
} as const
export type PasskeyRefusal = keyof typeof SENTENCES

export function refusedPasskey(code: PasskeyRefusal, cause?: unknown): AppError {
  return new AppError(code, SENTENCES[code], { cause })
}

export function isRefusedPasskey(error: AppError): boolean {
  return error.code in SENTENCES
}
