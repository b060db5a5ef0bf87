import { Link } from 'react-router'
import { dialogLink } from '#navigation/dialogs.ts'
import { buttonClass } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { PlaysLikeCard } from './plays-like/plays-like-card.tsx'
import { ToolCards } from './tool-cards.tsx'
import { ConditionsCard } from './weather/conditions-card.tsx'
import * as copy from './visitor-parts.copy.ts'
import styles from './home.module.css'

/** What visitors find below the welcome. */
export function VisitorParts() {
  return (
    <div className={styles.pages}>
      <PlaysLikeCard />
      <div className={styles.page}>
        <ConditionsCard units="yards" />
        <TipsPrompt />
      </div>
      <div className={styles.both}>
        <ToolCards />
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
