import type { Profile } from '@bagwise/contract/profile'
import { useSignOut } from '#navigation/sign-out.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { headerFacts, personaMarker } from './header-facts.ts'
import * as copy from './header.copy.ts'
import styles from './header.module.css'

/** The button that editing comes from and goes back to. */
export const EDIT_BUTTON_ID = 'edit-profile'

type ProfileHeaderProps = {
  readonly profile: Profile
  readonly buttons: HeaderButtonsProps
}

/** Below the name: what kind of golfer this is, and what can be done about it. */
export function ProfileHeader({ profile, buttons }: ProfileHeaderProps) {
  const facts = headerFacts(profile)
  const marker = personaMarker(profile)
  return (
    <div className={styles.header}>
      <div className={styles.inShort}>
        {facts.length > 0 && (
          <ul aria-label={copy.factsName} className={styles.facts}>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
        {marker !== undefined && (
          <p className={styles.persona}>
            <Badge look="good">
              <span aria-hidden="true" className="inline-block size-2.5 rounded-full bg-fairway" />
              {marker}
            </Badge>
          </p>
        )}
      </div>
      <HeaderButtons {...buttons} />
    </div>
  )
}

type HeaderButtonsProps = {
  readonly isEditing: boolean
  readonly onEdit: () => void
  /** Left out where the questionnaire cannot be opened: then there is no button either. */
  readonly onRetakeQuiz?: (() => void) | undefined
}

/** While editing, Save and Cancel stand under the form instead. */
export function HeaderButtons({ isEditing, onEdit, onRetakeQuiz }: HeaderButtonsProps) {
  const { isSigningOut, leave } = useSignOut()
  if (isEditing) return null
  return (
    <div className={styles.buttons}>
      <Button id={EDIT_BUTTON_ID} onClick={onEdit}>
        {copy.editProfile}
      </Button>
      {onRetakeQuiz && (
        <Button look="line" onClick={onRetakeQuiz}>
          {copy.retakeQuiz}
        </Button>
      )}
      <Button look="quiet" isBusy={isSigningOut} busyLabel={copy.signingOut} onClick={() => void leave()}>
        {copy.signOut}
      </Button>
    </div>
  )
}
