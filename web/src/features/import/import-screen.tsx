import { useRef } from 'react'
import { useProfile } from '#api/use-profile.ts'
import { Button } from '#ui/button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { ShotImport } from './shot-import.tsx'
import './import.css'

/** Distances from the shots of a launch monitor. */
export function ImportScreen() {
  const { profile, isLoading, reload } = useProfile()
  const body = useRef<HTMLDivElement>(null)
  return (
    <div className="mx-auto max-w-178">
      <PageHead title="Import shots" subtitle="Your launch monitor knows how far you really hit each club." />
      <div ref={body} tabIndex={-1} className="outline-none">
        {profile ? (
          <ShotImport key={profile.id} profile={profile} />
        ) : isLoading ? (
          <p role="status">Loading your distances...</p>
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
    </div>
  )
}
