import { Link } from 'react-router'
import { CLUBS } from '@bagwise/golf/club'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { useShots } from '#data/use-shots.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { unbroken } from '#ui/unbroken.tsx'
import type { ImportResult } from './import-result.ts'
import * as copy from './shot-import.copy.ts'
import styles from './import.module.css'

type KeptSheetProps = {
  readonly result: ImportResult
  readonly units: PreferredUnits
  readonly onMore: () => void
}

/** What was kept, and what each club's shots have taught. */
export function KeptSheet({ result: { shots, clubs }, units, onMore }: KeptSheetProps) {
  const { sessions, refusals } = useShots()
  const there = new Set(sessions.flatMap((session) => session.shots.map(({ id }) => id)))
  const own = new Set(shots)
  const brought = sessions.filter((session) => session.shots.some(({ id }) => own.has(id)))
  const refused = refusals.filter(({ id }) => brought.some((session) => session.id === id))
  // The server remembers what was deleted, and this device hears of it with the answer.
  const deletedCount = shots.filter((id) => !there.has(id)).length
  return (
    <>
      <Sheet>
        <h2 tabIndex={-1} className="outline-none">
          {copy.shotsKept(shots.length - deletedCount)}
        </h2>
        <p role="status" className="empty:hidden">
          {deletedCount > 0 && copy.stayDeleted(deletedCount, deletedCount === shots.length)}
        </p>
        {refused.map(({ id, message }) => (
          <p key={id} role="alert" className="text-sm text-flag-ink">
            {copy.staysOnDevice(message)}
          </p>
        ))}
        <ul className="mt-1.5 divide-y divide-rule empty:hidden">
          {clubs.map((result) => (
            <li key={result.club} data-result={result.club} className="py-2">
              <b className="font-plate">{unbroken(CLUBS[result.club].displayName)}</b> {copy.resultText(result, units)}
            </li>
          ))}
        </ul>
      </Sheet>
      <div className={styles.actions}>
        <Button look="line" onClick={onMore}>
          {copy.moreFiles}
        </Button>
        <Link to="/distances" className={buttonClass()}>
          {copy.seeDistances}
        </Link>
      </div>
    </>
  )
}
