import { memo, useRef, useState } from 'react'
import type { OpenSession } from '@bagwise/contract/account-settings'
import { endOtherSessions, endSession, useOpenSessions } from './account-settings.ts'
import { RequestProblem } from '#http/request.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { dismissAlerts, notify } from '#ui/notices.ts'
import { dayTextOf } from '#quantities/day-text.ts'
import styles from './account.module.css'

const FAILED = 'The sign-in could not be ended. Please try again.'

/** Where the golfer is signed in, and how to end that from here. */
export const SessionList = memo(function SessionList({ golfer }: { readonly golfer: string }) {
  const { sessions, asOf, hasFailed, reload } = useOpenSessions(golfer)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const [ending, setEnding] = useState<string>()
  const others = sessions?.filter(({ isThis }) => !isThis) ?? []

  /** `what` names the button that is busy. */
  async function end(what: string, task: () => Promise<void>, done: string) {
    dismissAlerts()
    setEnding(what)
    try {
      await task()
      notify('status', done)
      // The button is gone with its row.
      headingRef.current?.focus()
    } catch (error) {
      console.error('A session could not be ended', error)
      notify('alert', error instanceof RequestProblem ? error.message : FAILED)
    }
    setEnding(undefined)
  }

  return (
    <div className={styles.row}>
      <h3 ref={headingRef} tabIndex={-1}>
        Where you are signed in
      </h3>
      {sessions ? (
        <ul className={styles.sessions}>
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              asOf={asOf}
              isBusy={ending === session.id}
              isDisabled={ending !== undefined}
              onEnd={() =>
                void end(session.id, () => endSession(golfer, session.id), `${deviceName(session)} is signed out.`)
              }
            />
          ))}
        </ul>
      ) : hasFailed ? (
        <div role="alert" className={styles.form}>
          <p>Your sign-ins could not be loaded. They go on as they are.</p>
          <Button look="line" onClick={reload}>
            Try again
          </Button>
        </div>
      ) : (
        <div aria-busy="true" className={styles.waiting} />
      )}
      {others.length > 1 && (
        <Button
          look="line"
          isBusy={ending === 'others'}
          busyLabel="Signing out..."
          disabled={ending !== undefined}
          onClick={() => void end('others', () => endOtherSessions(golfer), 'You are signed out everywhere else.')}
        >
          Sign out everywhere else
        </Button>
      )}
    </div>
  )
})

type SessionRowProps = {
  readonly session: OpenSession
  readonly asOf: Date
  readonly isBusy: boolean
  readonly isDisabled: boolean
  readonly onEnd: () => void
}

function SessionRow({ session, asOf, isBusy, isDisabled, onEnd }: SessionRowProps) {
  const name = deviceName(session)
  const dates = sessionDates(session, asOf)
  return (
    <li className={styles.line}>
      <div className="min-w-0">
        <p className={styles.device}>
          <b className="font-plate text-plate-sm">{name}</b> {session.isThis && <Badge look="good">This device</Badge>}
        </p>
        <p className="text-sm text-ink-2">{dates}</p>
      </div>
      {!session.isThis && (
        <Button
          look="quiet"
          className={styles.quiet}
          aria-label={`Sign out ${name}. ${dates}`}
          isBusy={isBusy}
          busyLabel="Signing out..."
          disabled={isDisabled}
          onClick={onEnd}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}

/** "Safari on iPhone", as far as the browser has said. */
export function deviceName({ browser, platform }: Pick<OpenSession, 'browser' | 'platform'>): string {
  const family = browser ?? 'A browser'
  return platform === null ? family : `${family} on ${platform}`
}

/** "Signed in on 2 November 2026, last used yesterday." */
export function sessionDates({ startedAt, lastUsedAt, isThis }: OpenSession, now: Date): string {
  const started = `Signed in ${dayWord(new Date(startedAt), now)}`
  return isThis ? `${started}.` : `${started}, last used ${dayWord(new Date(lastUsedAt), now)}.`
}

/** By the golfer's own calendar. */
function dayWord(day: Date, now: Date): string {
  const yesterday = new Date(now)
  yesterday.setDate(now.getDate() - 1)
  const written = dayTextOf(day)
  if (written === dayTextOf(now)) return 'today'
  return written === dayTextOf(yesterday) ? 'yesterday' : `on ${written}`
}
