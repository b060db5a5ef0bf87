import { useShownProfile } from '#api/profile/profile-query.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { JourneyCard } from './journey-card.tsx'
import { Prompts } from './prompts.tsx'

/** What to do next: prompts, then the journey. */
export function GolferProgress() {
  const { profile, hasFailed, reload } = useShownProfile()
  if (profile) {
    return (
      <>
        <Prompts profile={profile} />
        <JourneyCard profile={profile} />
      </>
    )
  }
  if (!hasFailed) return <div aria-busy="true" className="h-72 rounded-sheet bg-sunk" />
  return (
    <Sheet title="Your Bagwise Journey">
      <p role="alert" className="mt-1.5 mb-3 text-sm">
        Your profile could not be loaded. What you have saved is safe.
      </p>
      <Button look="line" onClick={reload}>
        Try again
      </Button>
    </Sheet>
  )
}
