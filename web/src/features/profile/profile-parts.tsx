import { memo } from 'react'
import type { ReactNode } from 'react'
import { lazyPart } from '#ui/lazy-part.tsx'
import { describeDetail } from './details/fields/describe-detail.ts'

// Below the fold: each part comes by itself, into a place that is kept for it meanwhile.
const WAITING = <div aria-busy="true" className="h-96 rounded-sheet bg-sunk" />
const BagSection = lazyPart(async () => (await import('./bag/bag-section.tsx')).BagSection, WAITING)
const PracticeSection = lazyPart(async () => (await import('./practice/practice-section.tsx')).PracticeSection, WAITING)
const HandicapSection = lazyPart(async () => (await import('./handicap/handicap-section.tsx')).HandicapSection, WAITING)
const AccountSection = lazyPart(async () => (await import('./account/account-section.tsx')).AccountSection, WAITING)
const TakeoutSection = lazyPart(async () => (await import('./takeout/takeout-section.tsx')).TakeoutSection, WAITING)

/** The rest of the page: every part reads for itself what it needs, so opening the form above draws none of it again. */
export const ProfileParts = memo(function ProfileParts({ hasPractice }: { readonly hasPractice: boolean }) {
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

/** What the section links lead to. */
function Part({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <div id={id} tabIndex={-1} className="profile-part">
      {children}
    </div>
  )
}
