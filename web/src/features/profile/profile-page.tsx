import { memo, useDeferredValue, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { answersOf } from '@bagwise/content/practice/answers-of'
import type { Profile } from '@bagwise/contract/profile'
import type { ProfileValues } from '#sync/edit-state.ts'
import { editsFacade } from '#sync/sync-status.ts'
import { saveInTime } from '#data/use-profile.ts'
import { useShownProfile } from '#data/use-shown-profile.ts'
import { dialogLink } from '#navigation/dialogs.ts'
import { LeaveGuard } from '#navigation/leave-guard.tsx'
import { useSession } from '#session/session.ts'
import { Accordion } from '#ui/accordion.tsx'
import { notify } from '#ui/notices.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { goToNamedPart } from '#ui/page-start.ts'
import { detailsDrafts } from './details/details-drafts.ts'
import { ConfirmFacts } from './details/confirm-facts.tsx'
import { DetailsEdit } from './details/details-edit.tsx'
import { GolfProfile, PersonalInformation } from './details/details-view.tsx'
import { bagAnswer, handicapAnswer } from './section-answers.ts'
import { savedText } from './details/save-details.ts'
import { EDIT_BUTTON_ID, ProfileHeader } from './header/profile-header.tsx'
import { QuickActions } from './header/quick-actions.tsx'
import { StatCards } from './header/stat-cards.tsx'
import * as copy from './profile.copy.ts'
import styles from './profile.module.css'
import { describeDetail } from './details/fields/describe-detail.ts'

/** Long enough for a server that can be reached; the page shows the edit meanwhile. */
const SAVE_WAIT_MS = 2_000

// Closed at first, or below the fold: each part comes by itself, into a place that is kept for it meanwhile.
const WAITING = <div aria-busy="true" className="h-96 rounded-sheet bg-sunk" />
const PRACTICE_WAITING = <div aria-busy="true" className="h-53 rounded-sheet bg-sunk" />

// It brings the curve of the carries along, which few golfers need here.
const DoubtedSpeed = lazyPart(async () => (await import('./details/doubted-speed.tsx')).DoubtedSpeed)

const BagSection = lazyPart(async () => (await import('#bag/bag-section.tsx')).BagSection, WAITING)
const PracticeSection = lazyPart(
  async () => (await import('./practice/practice-section.tsx')).PracticeSection,
  PRACTICE_WAITING,
)
const HandicapSection = lazyPart(async () => (await import('./handicap/handicap-section.tsx')).HandicapSection, WAITING)
// It brings the rounds along.
const RoundCount = lazyPart(async () => (await import('./handicap/round-count.tsx')).RoundCount)
const AccountSection = lazyPart(async () => (await import('./account/account-section.tsx')).AccountSection, WAITING)
const TakeoutSection = lazyPart(async () => (await import('./takeout/takeout-section.tsx')).TakeoutSection, WAITING)

/** The rest of the page: every part reads for itself what it needs, so opening the form above draws none of it again. */
const ProfileParts = memo(function ProfileParts() {
  const { profile } = useShownProfile()
  return (
    <>
      <Accordion id="bag" title={copy.golfBag} answer={profile && bagAnswer(profile)}>
        <BagSection />
      </Accordion>
      <Accordion
        id="handicap"
        title={copy.handicapAndRounds}
        answer={
          profile && (
            <>
              {handicapAnswer(profile)}
              <RoundCount />
            </>
          )
        }
      >
        <HandicapSection />
      </Accordion>
      <Account />
      <Accordion id="takeout" title={copy.takeout} answer={copy.takeoutAnswer}>
        <TakeoutSection describe={describeDetail} />
      </Accordion>
    </>
  )
})

function Account() {
  const session = useSession()
  if (session.status !== 'signed-in') return null
  return (
    <Accordion id="account" title={copy.account} answer={session.user.email}>
      <AccountSection />
    </Accordion>
  )
}

/** A form that was left half-way is still open when the golfer comes back. */
export function ProfilePage({ profile }: { readonly profile: Profile }) {
  const [isEditing, setIsEditing] = useState(() => detailsDrafts.read(profile.id) !== undefined)
  const [isWholeAtOnce, setIsWholeAtOnce] = useState(false)
  const navigate = useNavigate()
  const hasPractice = answersOf(profile).length > 0
  // What follows from an edit shows a moment after it.
  const judged = useDeferredValue(profile)
  useWayToPart()

  /** What is shown again instead of the form, with what `save` has changed, is drawn once. */
  function view(save?: () => void) {
    flushSync(() => {
      save?.()
      setIsEditing(false)
      setIsWholeAtOnce(false)
    })
    document.getElementById(EDIT_BUTTON_ID)?.focus()
  }

  return (
    <div className={styles.page}>
      <ProfileHeader
        profile={profile}
        buttons={{
          isEditing,
          onEdit: () => setIsEditing(true),
          onRetakeQuiz: () => void navigate(dialogLink('golf-profile')),
        }}
      />
      <StatCards profile={judged} />
      {isSpeedSaid(profile) && (
        <DoubtedSpeed
          profile={profile}
          isHidden={isEditing}
          onSave={(values) => {
            flushSync(() => editsFacade.save(values, profile))
            document.querySelector('h1')?.focus()
          }}
        />
      )}
      {!isEditing && (
        <ConfirmFacts
          profile={profile}
          onSave={(values) => editsFacade.save(values, profile)}
          onOther={(field) => {
            flushSync(() => {
              setIsWholeAtOnce(true)
              setIsEditing(true)
            })
            document.querySelector<HTMLInputElement>(`input[name="${field}"]`)?.focus()
          }}
        />
      )}
      <QuickActions />
      {hasPractice && (
        <div id="practice" tabIndex={-1} className={styles.part}>
          <PracticeSection />
        </div>
      )}
      <div className={styles.parts}>
        {isEditing ? (
          <div id="profile" tabIndex={-1} className={styles.part}>
            <DetailsEdit
              profile={profile}
              isWholeAtOnce={isWholeAtOnce}
              onSave={(values, seen) => view(() => void saveAndTell(values, seen))}
              onCancel={() => view()}
            />
          </div>
        ) : (
          <>
            <PersonalInformation profile={profile} />
            <GolfProfile profile={profile} />
          </>
        )}
        <ProfileParts />
      </div>
      <LeaveGuard />
    </div>
  )
}

function isSpeedSaid({ swingSpeed, swingSpeedRange }: Profile): boolean {
  return swingSpeed !== null || swingSpeedRange !== null
}

/** What was refused needs no word here: the page says which value it was and why. */
async function saveAndTell(values: ProfileValues, seen: Profile): Promise<void> {
  const outcome = await saveInTime(values, SAVE_WAIT_MS, seen)
  if (outcome === 'refused') return
  notify('status', savedText(values, { isUnsent: editsFacade.hasUnsent(), profile: seen }))
}

/** An address may name a part of the page, which was not there yet when the browser looked for it. */
function useWayToPart(): void {
  useEffect(() => void goToNamedPart(), [])
}
