import { useState } from 'react'
import { Link } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import type { KeptBag } from '#storage/kept-bag.ts'
import { dialogLink } from '#navigation/dialogs.ts'
import { useTrailStart } from '#navigation/step-trail.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { loadPart } from '#ui/lazy-part.tsx'
import { QUICK_WIZARD } from './use-quick-bag.ts'
import type { QuickBagInHand } from './use-quick-bag.ts'
import * as copy from './quick-steps.copy.ts'
import styles from './quick-bag.module.css'

type BagActionsProps = { readonly quick: QuickBagInHand; readonly profile: Profile | undefined }

/** What becomes of the finished bag: a visitor needs an account for it, a golfer has one. */
export function BagActions({ quick, profile }: BagActionsProps) {
  const { kept, forget, close, step } = quick
  return (
    <div className={styles.question}>
      <p className="text-sm text-ink-2">{profile ? copy.golferNote : copy.visitorNote}</p>
      <div className={styles.ways}>
        {profile && kept ? (
          <KeepButton {...{ quick, profile, kept }} />
        ) : (
          <Link to={dialogLink('sign-up')} className={buttonClass()}>
            {copy.keep}
          </Link>
        )}
        <Button
          look="quiet"
          onClick={() => {
            forget()
            if (step !== 'shot') close()
          }}
        >
          {copy.startOver}
        </Button>
      </div>
    </div>
  )
}

/** Saves at once; the screen then shows the bag in place of the questions. */
function KeepButton({
  quick: { forget },
  profile,
  kept,
}: {
  readonly quick: QuickBagInHand
  readonly profile: Profile
  readonly kept: KeptBag
}) {
  const [isBusy, setIsBusy] = useState(false)
  const { goToStart } = useTrailStart(QUICK_WIZARD)

  async function keep() {
    setIsBusy(true)
    const saveQuickBag = await loadPart(async () => (await import('./save-quick-bag.ts')).saveQuickBag)
    await goToStart()
    forget()
    saveQuickBag(kept, profile)
  }

  return (
    <Button isBusy={isBusy} onClick={() => void keep()}>
      {copy.keep}
    </Button>
  )
}
