import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import { dialogLink } from '#navigation/dialogs.ts'
import { buttonClass } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'

/** What would help most at this moment: the questionnaire, and a name. */
export function Prompts({ profile }: { readonly profile: Profile }) {
  const lacksBothNames = !profile.firstName && !profile.lastName
  return (
    <>
      {!profile.hasCompletedOnboarding && (
        <Prompt
          title="Learn Your Golf Game"
          line="4 questions, 30 seconds. Every tool then works from your own game."
          link={
            <Link to={dialogLink('golf-profile')} className={buttonClass('line')}>
              Start the quiz
            </Link>
          }
        />
      )}
      {lacksBothNames && (
        <Prompt
          title="Complete Your Profile"
          line="The tools need your first and last name."
          link={
            <Link to={dialogLink('capture')} className={buttonClass('line')}>
              Add your name
            </Link>
          }
        />
      )}
    </>
  )
}

function Prompt({ title, line, link }: { readonly title: string; readonly line: string; readonly link: ReactNode }) {
  return (
    <Sheet title={title}>
      <p className="mt-1.5 mb-3 text-sm">{line}</p>
      {link}
    </Sheet>
  )
}
