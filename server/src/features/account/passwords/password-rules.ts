import { AppError } from '#server/errors.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'

const COMMON = new Set(COMMON_PASSWORDS.map(simplified))

type PasswordRules = {
  readonly minLength: number
  /** The account's e-mail, if known. */
  readonly email?: string | undefined
}

/** Something to see: no blank, control or direction mark, nothing that is drawn as a gap. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Throws for passwords that are too short, blank or among the first guesses. */
export function checkPassword(password: string, { minLength, email }: PasswordRules): void {
  if ([...password].length < minLength) {
    throw new AppError('password-too-short', `Please use a password with at least ${minLength} characters.`, {
      path: 'password',
    })
  }
  if (!VISIBLE.test(password)) {
    throw new AppError(
      'password-blank',
      'Blanks alone are no password. Please use one with letters, numbers or signs, such as three unrelated words.',
      { path: 'password' },
    )
  }
  if (email !== undefined && simplified(password) === simplified(email)) {
    throw new AppError(
      'password-common',
      'Your email address is known to others. Please choose another password, such as three unrelated words.',
      { path: 'password' },
    )
  }
  if (COMMON.has(simplified(password))) {
    throw new AppError(
      'password-common',
      'This password is one of the first that are guessed. Please choose another one, such as three unrelated words.',
      { path: 'password' },
    )
  }
}

/** Throws when the new password is the current one. */
export function checkNewPassword(password: string, { current }: { readonly current: string }): void {
  if (password !== current) return
  throw new AppError('password-common', 'Please choose a password that differs from the current one.', {
    path: 'password',
  })
}

function simplified(password: string): string {
  return password.normalize('NFKC').trim().toLowerCase()
}
