import { useRef } from 'react'
import { useProfile } from '#api/use-profile.ts'
import { Button } from '#ui/button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { YardageCard } from './yardage-card.tsx'
import './yardage-card.css'

/** The golfer's carries for the pocket: on paper, or as a picture. */
export function YardageCardScreen() {
  const { profile, isLoading, reload } = useProfile()
  const body = useRef<HTMLDivElement>(null)
  return (
    <>
      <PageHead title="Yardage Card" subtitle="Your carries for the pocket: print them, or keep them as a picture." />
      <div ref={body} tabIndex={-1} className="outline-none">
        {profile ? (
          <YardageCard profile={profile} />
        ) : isLoading ? (
          <div aria-busy="true" className="h-190 rounded-sheet bg-sunk">
            <output className="sr-only">Loading your distances</output>
          </div>
        ) : (
          <Sheet>
            <p role="alert">Your distances could not be loaded. They are safe; check your connection and try again.</p>
            <Button
              look="line"
              className="mt-4"
              onClick={() => {
                // The button goes away with the failure; what comes instead takes the focus.
                body.current?.focus({ preventScroll: true })
                reload()
              }}
            >
              Try again
            </Button>
          </Sheet>
        )}
      </div>
    </>
  )
}
