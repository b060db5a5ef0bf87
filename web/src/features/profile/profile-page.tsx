import { memo, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import type { ReactNode } from 'react'
import { answersOf } from '@bagwise/content/practice/answers-of'
import type { Profile } from '@bagwise/contract/profile'
import type { ProfileValues } from '#sync/edit-state.ts'
import { editsFacade } from '#sync/sync-status.ts'
import { saveInTime } from '#data/use-profile.ts'
import { dialogLink } from '#navigation/dialogs.ts'
import { ThemeChoice } from '#settings/theme-choice.tsx'
import { UnitsChoice } from '#settings/units-choice.tsx'
import { notify } from '#ui/notices.ts'
import { Sheet } from '#ui/sheet.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { goToNamedPart } from '#ui/page-start.ts'
import { detailsDrafts } from './details/details-drafts.ts'
import { ConfirmFacts } from './details/confirm-facts.tsx'
import { DetailsEdit } from './details/details-edit.tsx'
import { GolfProfile, PersonalInformation } from './details/details-view.tsx'
import { savedText } from './details/save-details.ts'
import { EDIT_BUTTON_ID, ProfileHeader } from './header/profile-header.tsx'
import { QuickActions } from './header/quick-actions.tsx'
import { StatCards } from './header/stat-cards.tsx'
import * as copy from './profile.copy.ts'
import styles from './profile.module.css'
import { describeDetail } from './details/fields/describe-detail.ts'

/** Long enough for a server that can be reached; the page shows the edit meanwhile. */
const SAVE_WAIT_MS = 2_000

const SECTIONS = ['profile', 'bag', 'practice', 'handicap', 'account'] as const

// Below the fold: each part comes by itself, into a place that is kept for it meanwhile.
const WAITING = <div aria-busy="true" className="h-96 rounded-sheet bg-sunk" />

// It brings the curve of the carries along, which few golfers need here.
const DoubtedSpeed = lazyPart(async () => (await import('./details/doubted-speed.tsx')).DoubtedSpeed)

const BagSection = lazyPart(async () => (await import('#bag/bag-section.tsx')).BagSection, WAITING)
const PracticeSection = lazyPart(async () => (await import('./practice/practice-section.tsx')).PracticeSection, WAITING)
const HandicapSection = lazyPart(async () => (await import('./handicap/handicap-section.tsx')).HandicapSection, WAITING)
const AccountSection = lazyPart(async () => (await import('./account/account-section.tsx')).AccountSection, WAITING)
const TakeoutSection = lazyPart(async () => (await import('./takeout/takeout-section.tsx')).TakeoutSection, WAITING)

/** The rest of the page: every part reads for itself what it needs, so opening the form above draws none of it again. */
const ProfileParts = memo(function ProfileParts({ hasPractice }: { readonly hasPractice: boolean }) {
  return (
    <>
      <Part id="bag">
        <BagSection />
      </Part>
      {hasPractice && (
        <Part id="practice">
          <PracticeSection />
        </Part>
      )}
      <Part id="handicap">
        <HandicapSection />
      </Part>
      <Part id="account">
        <AccountSection />
      </Part>
      <TakeoutSection describe={describeDetail} />
    </>
  )
})

/** A form that was left half-way is still open when the golfer comes back. */
export function ProfilePage({ profile }: { readonly profile: Profile }) {
  const [isEditing, setIsEditing] = useState(() => detailsDrafts.read(profile.id) !== undefined)
  const navigate = useNavigate()
  const hasPractice = answersOf(profile).length > 0
  useWayToPart()

  function view() {
    flushSync(() => setIsEditing(false))
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
      <SectionLinks hasPractice={hasPractice} />
      <StatCards profile={profile} />
      {!isEditing && isSpeedSaid(profile) && (
        <DoubtedSpeed
          profile={profile}
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
            flushSync(() => setIsEditing(true))
            document.querySelector<HTMLInputElement>(`input[name="${field}"]`)?.focus()
          }}
        />
      )}
      <div id="profile" tabIndex={-1} className={isEditing ? styles.part : `${styles.part} ${styles.pages}`}>
        {isEditing ? (
          <DetailsEdit
            profile={profile}
            onSave={(values, seen) => {
              void saveAndTell(values, seen)
              view()
            }}
            onCancel={view}
          />
        ) : (
          <>
            <QuickActions className={styles.atActions} />
            <PersonalInformation profile={profile} className={styles.atPerson} />
            <GolfProfile profile={profile} className={styles.atGolf} />
            <Sheet title={copy.themeAndUnits} className={styles.atChoices}>
              <div className="mt-3 grid gap-4">
                <ThemeChoice />
                <UnitsChoice />
              </div>
            </Sheet>
          </>
        )}
      </div>
      <ProfileParts hasPractice={hasPractice} />
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

/** A long page has a way to each of its parts. The browser moves the view, and the focus with it. */
function SectionLinks({ hasPractice }: { readonly hasPractice: boolean }) {
  return (
    <nav aria-label={copy.onThisPage} className={styles.links}>
      <ul>
        {SECTIONS.filter((id) => hasPractice || id !== 'practice').map((id) => (
          <li key={id}>
            <a href={`#${id}`}>{copy.sectionNames[id]}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** What the section links lead to. */
function Part({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <div id={id} tabIndex={-1} className={styles.part}>
      {children}
    </div>
  )
}
