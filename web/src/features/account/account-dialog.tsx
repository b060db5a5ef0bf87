import type { ComponentType } from 'react'
import type { DialogContentProps, DialogName } from '#navigation/dialogs.ts'
import { AccountDeletedDialog } from './account-deleted-dialog.tsx'
import { AccountGoneDialog } from './account-gone-dialog.tsx'
import { AuthDialog } from './auth-dialog.tsx'
import { CaptureDialog } from './capture-dialog.tsx'
import { ForgotPasswordDialog } from './forgot-password-dialog.tsx'
import { ResetPasswordDialog } from './reset-password-dialog.tsx'
import { SignOutDialog } from './sign-out-dialog.tsx'
import { VerifyEmailDialog } from './verify-email-dialog.tsx'

const DIALOGS: Partial<Record<DialogName, ComponentType<DialogContentProps>>> = {
  'sign-in': AuthDialog,
  'sign-up': AuthDialog,
  'forgot-password': ForgotPasswordDialog,
  'reset-password': ResetPasswordDialog,
  'verify-email': VerifyEmailDialog,
  'account-deleted': AccountDeletedDialog,
  'account-gone': AccountGoneDialog,
  capture: CaptureDialog,
  'sign-out': SignOutDialog,
}

/** The dialogs of the account: one often follows another, so they are loaded together. */
export function AccountDialog(props: DialogContentProps) {
  const Content = DIALOGS[props.dialog]
  return Content && <Content {...props} />
}
