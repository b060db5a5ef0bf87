import { AppError } from '#server/errors.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'

const COMMON = new Set(COMMON_PASSWORDS.map(simplified))

/** Refuses passwords that are too short, and those that are guessed first. */
export function checkPassword(password: string, { minLength }: { readonly minLength: number }): void {
  if ([...password].length < minLength) {
    throw new AppError('password-too-short', `Please use a password with at least ${minLength} characters.`, {
      path: 'password',
    })
  }
  if (COMMON.has(simplified(password))) {
    throw new AppError(
      'password-common',
      'This password is one of the first that are guessed. Please choose another one, such as three unrelated words.',
      { path: 'password' },
    )
  }
}

function simplified(password: string): string {
  return password.normalize('NFKC').trim().toLowerCase()
}
