import type { FastifyBaseLogger } from 'fastify'
import type { Attempts } from '#server/attempts/attempts.ts'
import { countedAddress } from '#server/attempts/counted-address.ts'
import { AppError } from '#server/errors.ts'

const WINDOW_MS = 15 * 60 * 1000
const SIGN_IN = 'sign-in'
const SIGN_IN_ON_DEVICE = 'sign-in-device'
const CONFIRM = 'confirm'

export type WrongTriesParts = {
  readonly attempts: Attempts
  /** Wrong tries per e-mail, and per device that knows the golfer: somebody guesses the password of one golfer. */
  readonly tryLimit: number
  /** Wrong tries per address: somebody tries one password on many golfers. */
  readonly tryLimitPerAddress: number
  readonly log: FastifyBaseLogger
}

/** What counts a try, and what is said when there were too many. */
type Tries = {
  readonly what: string
  readonly who: string
  readonly limit: number
  readonly refusal: (retryAfterSeconds: number) => AppError
}

/** Somebody who says who they are: by e-mail, and by where they are. */
export function triesToSignIn(
  { tryLimit, tryLimitPerAddress }: WrongTriesParts,
  { email, address }: { readonly email: string; readonly address: string },
): readonly Tries[] {
  const who = countedAddress(address)
  return [
    { what: 'sign-in-address', who, limit: tryLimitPerAddress, refusal: tooManyTriesFromHere },
    { what: SIGN_IN, who: email, limit: tryLimit, refusal: tooManyTries },
  ]
}

/**
 * Somebody on a device that knows the golfer: neither strangers who guess the same e-mail nor those at the same address keep
 * its owner out. A new password has a mark of its own, so that its tries begin anew.
 */
export function triesOnKnownDevice({ tryLimit }: WrongTriesParts, mark: string): readonly Tries[] {
  return [{ what: SIGN_IN_ON_DEVICE, who: mark, limit: tryLimit, refusal: tooManyTries }]
}

/** Somebody who is signed in: strangers who guess at the sign-in do not keep golfers from their own account. */
export function triesToConfirm({ tryLimit }: WrongTriesParts, userId: string): readonly Tries[] {
  return [{ what: CONFIRM, who: userId, limit: tryLimit, refusal: tooManyConfirmations }]
}

/** Wherever a password is asked for: the try counts before it is made, and only a wrong one stays counted. */
export async function countingWrongTries<Result>(
  parts: WrongTriesParts,
  tries: readonly Tries[],
  tryPassword: () => Promise<Result>,
): Promise<Result> {
  const giveBack = await countTry(parts, tries)
  const trying = tryPassword()
  const wasWrongTry = await trying.then(() => false, isWrongTry)
  if (!wasWrongTry) await giveBack()
  return trying
}

/** The golfer has proved otherwise who they are. */
export async function forgetWrongTries(
  attempts: Attempts,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<void> {
  await attempts.forget(SIGN_IN, email)
  await attempts.forget(CONFIRM, userId)
}

/** Answers how to give the try back. */
async function countTry({ attempts, log }: WrongTriesParts, tries: readonly Tries[]): Promise<() => Promise<void>> {
  const counted: (() => Promise<void>)[] = []
  const giveBack = async () => {
    for (const giveOneBack of counted) {
      await giveOneBack().catch((err: unknown) => log.error({ err }, 'A try that was not wrong stays counted'))
    }
  }
  for (const { what, who, limit, refusal } of tries) {
    const attempt = await attempts.count(what, who, { tries: limit, windowMs: WINDOW_MS })
    if (!attempt.isAllowed) {
      await giveBack()
      throw refusal(attempt.retryAfterSeconds)
    }
    counted.push(attempt.giveBack)
  }
  return giveBack
}

function isWrongTry(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'wrong-credentials' || error.code === 'wrong-password')
}

function tooManyTries(retryAfterSeconds: number): AppError {
  return new AppError(
    'too-many-tries',
    `Too many wrong tries with this email. Please try again in ${inMinutes(retryAfterSeconds)}.`,
    { retryAfterSeconds },
  )
}

function tooManyTriesFromHere(retryAfterSeconds: number): AppError {
  return new AppError('too-many-tries', 'Too many wrong tries to sign in from here. Please try again later.', {
    retryAfterSeconds,
  })
}

function tooManyConfirmations(retryAfterSeconds: number): AppError {
  return new AppError(
    'too-many-tries',
    `Too many wrong passwords. Please try again in ${inMinutes(retryAfterSeconds)}.`,
    { retryAfterSeconds },
  )
}

function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
}
