import { useState } from 'react'
import { RequestProblem } from '#http/request.ts'
import { Button } from '#ui/button.tsx'
import { dismissAlerts, notify } from '#ui/notices.ts'
import { mailVerification } from './account-settings.ts'
import * as copy from './email-verification.copy.ts'
import styles from './account.module.css'

type EmailVerificationProps = {
  readonly golfer: string
  readonly email: string
  /** What says whether it is verified: takes the focus once it is. */
  readonly badgeId: string
}

/** How an email is verified, and another mail with the link. */
export function EmailVerification({ golfer, email, badgeId }: EmailVerificationProps) {
  const [isSending, setIsSending] = useState(false)

  async function send() {
    dismissAlerts()
    setIsSending(true)
    try {
      const isVerifiedByNow = await mailVerification(golfer)
      notify('status', isVerifiedByNow ? copy.verifiedAlready : copy.sent(email))
      // The button goes with what it was for.
      if (isVerifiedByNow) document.getElementById(badgeId)?.focus()
    } catch (error) {
      console.error('The mail that verifies an email could not be sent', error)
      notify('alert', error instanceof RequestProblem ? error.message : copy.sendFailed)
    }
    setIsSending(false)
  }

  return (
    <div data-warning className={styles.line}>
      <p className={styles.hint}>{copy.howToVerify}</p>
      <Button
        look="quiet"
        className={styles.quiet}
        isBusy={isSending}
        busyLabel={copy.sending}
        onClick={() => void send()}
      >
        {copy.sendAgain}
      </Button>
    </div>
  )
}
