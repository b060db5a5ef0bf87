import { useEffect, useRef } from 'react'
import { useShots } from '#data/use-shots.ts'
import type { ShownSession } from '#sync/policies/shots.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import * as copy from './range.copy.ts'
import type { Told } from './use-range-log.ts'
import type { VisitShot } from './visit.ts'

type ToldLineProps = {
  readonly told: Told | undefined
  /** What Undo takes back. */
  readonly latest: VisitShot | undefined
  readonly log: ShownSession | undefined
  readonly onUndo: () => void
}

/** What became of the last tap, the way back, and what is wrong with keeping shots. */
export function ToldLine({ told, latest, log, onUndo }: ToldLineProps) {
  const { isSafe, load, refusals } = useShots()
  const line = useRef<HTMLDivElement>(null)
  const canUndo = latest !== undefined
  const couldUndo = useRef(canUndo)
  useEffect(() => {
    const isGone = couldUndo.current && !canUndo
    couldUndo.current = canUndo
    // Undo has gone with the last shot, and the focus with it.
    if (isGone && document.activeElement === document.body) line.current?.focus({ preventScroll: true })
  }, [canUndo])
  const refusal = refusals.find(({ id }) => id === log?.id)
  return (
    <div className="grid gap-2">
      <div
        ref={line}
        tabIndex={-1}
        className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 outline-none"
      >
        <p role="status" className="min-w-0 flex-1 basis-40 text-sm font-semibold">
          {told && (
            <span key={told.count} className="flex items-center gap-2">
              <Icon
                name={told.kind === 'kept' ? 'check' : 'again'}
                className={told.kind === 'kept' ? 'size-6 text-fairway' : 'size-6'}
              />
              {told.kind === 'kept' ? copy.kept(told.text) : copy.takenBack(told.text)}
            </span>
          )}
        </p>
        {latest && (
          <Button look="line" aria-label={copy.undoShot(latest.text)} onClick={onUndo}>
            {copy.undo}
          </Button>
        )}
      </div>
      <div role="alert" className="grid gap-1 text-sm font-bold empty:hidden">
        {!isSafe && <p>{copy.notSafe}</p>}
        {refusal && <p>{copy.notSent(refusal.message)}</p>}
      </div>
      {load === 'failed' && <p className="text-sm text-ink-2">{copy.shotsNotLoaded}</p>}
    </div>
  )
}
