import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { answersOf } from '@bagwise/content/practice/answers-of'
import type { Profile } from '@bagwise/contract/profile'
import type { ProfileValues } from '#api/device-store/edit-rows.ts'
import { golferEdits } from '#api/profile/golfer-edits.ts'
import { saveInTime } from '#api/profile/save-in-time.ts'
import { dialogLink } from '#navigation/dialogs.ts'
import { ThemeChoice } from '#navigation/theme-choice.tsx'
import { UnitsChoice } from '#navigation/units-choice.tsx'
import { notify } from '#ui/notices.ts'
import { Sheet } from '#ui/sheet.tsx'
import { detailsDrafts } from './details/details-drafts.ts'
import { DetailsEdit } from './details/details-edit.tsx'
import { GolfProfile, PersonalInformation } from './details/details-view.tsx'
import { savedText } from './details/save-details.ts'
import { EDIT_BUTTON_ID, ProfileHeader } from './header/profile-header.tsx'
import { QuickActions } from './header/quick-actions.tsx'
import { StatCards } from './header/stat-cards.tsx'
import { ProfileParts } from './profile-parts.tsx'
import { SectionLinks } from './section-links.tsx'

/** Long enough for a server that can be reached; the page shows the edit meanwhile. */
const SAVE_WAIT_MS = 2_000

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
    <div className="profile-page">
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
      <div id="profile" tabIndex={-1} className={isEditing ? 'profile-part' : 'profile-part profile-pages'}>
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
            <QuickActions className="profile-at-actions" />
            <PersonalInformation profile={profile} className="profile-at-person" />
            <GolfProfile profile={profile} className="profile-at-golf" />
            <Sheet title="Theme and units" className="profile-at-choices">
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

/** What was refused needs no word here: the page says which value it was and why. */
async function saveAndTell(values: ProfileValues, seen: Profile): Promise<void> {
  const outcome = await saveInTime(values, SAVE_WAIT_MS, seen)
  if (outcome === 'refused') return
  notify('status', savedText(values, { isUnsent: golferEdits.hasUnsent() }))
}

/** An address may name a part of the page, which was not there yet when the browser looked for it. */
function useWayToPart(): void {
  useEffect(() => {
    const part = document.getElementById(window.location.hash.slice(1))
    part?.scrollIntoView({ behavior: 'instant' })
    part?.focus({ preventScroll: true })
  }, [])
}
