import { flushSync } from 'react-dom'
import { DEFAULT_BAG } from '@bagwise/golf/bag'
import type { Profile } from '@bagwise/contract/profile'
import { useProfile } from '#data/use-profile.ts'
import { QuickBagCard } from '#quick-bag/quick-bag-card.tsx'
import { unfilledText } from '#profile-parts/unfilled.ts'
import { notify } from '#ui/notices.ts'
import { keptEstimateMethod } from '#profile-parts/estimate-method.ts'
import { Button } from '#ui/button.tsx'
import { defaultBagSave } from './bag-saves.ts'
import * as copy from './bag.copy.ts'
import styles from './bag.module.css'

type EmptyBagProps = {
  readonly profile: Profile
  readonly onChoose: () => void
  /** The default bag has been taken: the buttons are gone. */
  readonly onStarted: () => void
}

/** What a golfer without clubs can do: say one shot, take the sample bag, or choose. */
export function EmptyBag({ profile, onChoose, onStarted }: EmptyBagProps) {
  const { save } = useProfile()
  return (
    <div className="grid min-w-0 gap-4">
      <QuickBagCard profile={profile} />
      <div className={`${styles.sheet} ${styles.empty}`}>
        <BagDrawing />
        <div>
          <h3>{copy.emptyTitle}</h3>
          <p className="mt-1.5 text-ink-2">{copy.defaultBagNote(DEFAULT_BAG.length)}</p>
        </div>
        <div className={styles.choices}>
          <Button
            onClick={() => {
              const unfilled = unfilledText(
                profile,
                DEFAULT_BAG.map(({ type }) => type),
              )
              flushSync(() => save(defaultBagSave(profile, keptEstimateMethod()).values))
              if (unfilled !== undefined) notify('alert', unfilled)
              onStarted()
            }}
          >
            {copy.takeDefaultBag}
          </Button>
          <Button look="line" onClick={onChoose}>
            {copy.chooseClubs}
          </Button>
        </div>
      </div>
    </div>
  )
}

/** An empty bag on its stand, one wash of mown behind the pen line: decoration. */
function BagDrawing() {
  return (
    <svg width="120" height="120" viewBox="0 0 120 120" fill="none" aria-hidden="true">
      <path d="M46 37l33 5-9 65-31-5z" fill="var(--color-mown)" />
      <g stroke="var(--color-ink)" strokeWidth="1.800" strokeLinecap="round" strokeLinejoin="round">
        <path d="M42 33l33 5-9 65-31-5z" />
        <path d="M41 33c1-6 35-1 34 5M41 33c3 5 29 9 34 5M39 53l33 5M36 85l32 5" />
        <path d="M46 64l16 2.500-2 15-16-2.500z" />
        <path d="M75 42c14 8 12 34-2 46" />
        <path d="M71 62l19 45M66 60l12 49" />
        <path d="M18 109c24-3 66-3 86 0" stroke="var(--color-edge)" />
        <path d="M22 105l2-6M28 106l1-5M97 105l3-6M91 106l2-5" stroke="var(--color-rough)" />
      </g>
    </svg>
  )
}
