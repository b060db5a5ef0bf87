import { useRef } from 'react'
import { useProfile } from '#api/use-profile.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { ShotAdvisor } from './shot-advisor.tsx'
import { ShotHead } from './shot-head.tsx'
import { ShotSkeleton } from './shot-skeleton.tsx'
import './shot.css'

/** The shot advisor: the club for the shot in front of the golfer, and where to aim it. */
export function ShotScreen() {
  const { profile, isLoading, reload } = useProfile()
  const body = useRef<HTMLDivElement>(null)
  return (
    <div ref={body} tabIndex={-1} className="outline-none">
      {profile ? (
        <ShotAdvisor key={profile.id} profile={profile} />
      ) : (
        <>
          <ShotHead />
          {isLoading ? (
            <ShotSkeleton />
          ) : (
            <Sheet>
              <p role="alert">
                Your distances could not be loaded. They are safe; check your connection and try again.
              </p>
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
        </>
      )}
    </div>
  )
}
