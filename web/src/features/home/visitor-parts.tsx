import { useState } from 'react'
import { Link } from 'react-router'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { dialogLink } from '#navigation/dialogs.ts'
import { QuickBagCard } from '#quick-bag/quick-bag-card.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { PlaysLikeCard } from './plays-like/plays-like-card.tsx'
import { ToolCards } from './tool-cards.tsx'
import { ConditionsCard } from './weather/conditions-card.tsx'
import * as copy from './visitor-parts.copy.ts'
import styles from './home.module.css'

/** What visitors find below the welcome. */
export function VisitorParts() {
  const [units, setUnits] = useState<PreferredUnits>('yards')
  return (
    <div className={styles.pages}>
      <div className={styles.both}>
        <QuickBagCard units={units} />
      </div>
      <div className={styles.playsLike}>
        <PlaysLikeCard onUnits={setUnits} />
      </div>
      <ConditionsCard units={units} />
      <ToolCards look="cards" />
      <div className={styles.both}>
        <TipsPrompt />
      </div>
    </div>
  )
}

/** What visitors see in place of the tips. */
function TipsPrompt() {
  return (
    <Sheet title={copy.tipsTitle}>
      <p className="mt-1.5 mb-3 text-sm">{copy.tipsLine}</p>
      <Link to={dialogLink('sign-up')} className={buttonClass('line')}>
        {copy.tipsSignUp}
      </Link>
    </Sheet>
  )
}
