import { memo, useRef, useState } from 'react'
import type { OpenSession } from '@bagwise/contract/account-settings'
import { endOtherSessions, endSession, useOpenSessions } from './account-settings.ts'
import { RequestProblem } from '#http/request.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { dismissAlerts, notify } from '#ui/notices.ts'
import * as copy from './account.copy.ts'
import { dayWord } from './day-word.ts'
import styles from './account.module.css'

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
      notify('alert', error instanceof RequestProblem ? error.message : copy.signOutFailed)
    }
    setEnding(undefined)
  }

  return (
    <div className={styles.row}>
      <h3 ref={headingRef} tabIndex={-1}>
        {copy.sessions}
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
                void end(session.id, () => endSession(golfer, session.id), copy.deviceSignedOut(deviceName(session)))
              }
            />
          ))}
        </ul>
      ) : hasFailed ? (
        <div role="alert" className={styles.form}>
          <p>{copy.sessionsFailed}</p>
          <Button look="line" onClick={reload}>
            {copy.tryAgain}
          </Button>
        </div>
      ) : (
        <div aria-busy="true" className={styles.waiting} />
      )}
      {others.length > 1 && (
        <Button
          look="line"
          isBusy={ending === 'others'}
          busyLabel={copy.signingOut}
          disabled={ending !== undefined}
          onClick={() => void end('others', () => endOtherSessions(golfer), copy.signedOutElsewhere)}
        >
          {copy.signOutElsewhere}
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
          <b className="font-plate text-plate-sm">{name}</b>{' '}
          {session.isThis && <Badge look="good">{copy.thisDevice}</Badge>}
        </p>
        <p className="text-sm text-ink-2">{dates}</p>
      </div>
      {!session.isThis && (
        <Button
          look="quiet"
          className={styles.quiet}
          aria-label={copy.signOutDevice({ device: name, dates })}
          isBusy={isBusy}
          busyLabel={copy.signingOut}
          disabled={isDisabled}
          onClick={onEnd}
        >
          {copy.signOut}
        </Button>
      )}
    </li>
  )
}

/** "Safari on iPhone", as far as the browser has said. */
export function deviceName({ browser, platform }: Pick<OpenSession, 'browser' | 'platform'>): string {
  const family = browser ?? copy.unknownBrowser
  return platform === null ? family : copy.browserOn({ browser: family, platform })
}

/** "Signed in on 2 November 2026, last used yesterday." */
export function sessionDates({ startedAt, lastUsedAt, isThis }: OpenSession, now: Date): string {
  const started = dayWord(new Date(startedAt), now)
  return isThis
    ? copy.signedIn(started)
    : copy.signedInAndUsed({ started, lastUsed: dayWord(new Date(lastUsedAt), now) })
}
