import { useRef, useState } from 'react'
import { RequestProblem } from '#http/request.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { dismissAlerts, notify } from '#ui/notices.ts'
import { mailVerification } from './account-settings.ts'
import * as copy from './email-verification.copy.ts'
import styles from './account.module.css'

type EmailVerificationProps = { readonly golfer: string; readonly email: string; readonly isVerified: boolean }

/** Whether the link to the golfer's email was opened, and another mail if it was not. */
export function EmailVerification({ golfer, email, isVerified }: EmailVerificationProps) {
  const stateRef = useRef<HTMLParagraphElement>(null)
  const [isSending, setIsSending] = useState(false)

  async function send() {
    dismissAlerts()
    setIsSending(true)
    try {
      const isVerifiedByNow = await mailVerification(golfer)
      notify('status', isVerifiedByNow ? copy.verifiedAlready : copy.sent(email))
      // The button is gone with the state it belongs to.
      if (isVerifiedByNow) stateRef.current?.focus()
    } catch (error) {
      console.error('The mail that verifies an email could not be sent', error)
      notify('alert', error instanceof RequestProblem ? error.message : copy.sendFailed)
    }
    setIsSending(false)
  }

  return (
    <>
      <p ref={stateRef} tabIndex={-1}>
        {isVerified ? <Badge look="good">{copy.verified}</Badge> : <Badge look="medium">{copy.notVerified}</Badge>}
      </p>
      {!isVerified && (
        <div className={styles.line}>
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
      )}
    </>
  )
}
