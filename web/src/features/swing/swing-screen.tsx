import { useState } from 'react'
import { useShownProfile } from '#data/use-shown-profile.ts'
import * as copy from './swing.copy.ts'
import { SwingAnalyzer } from './swing-analyzer.tsx'
import { SwingHead } from './swing-head.tsx'

/** The swing analyzer: from what the ball does to what causes it, and what to do about it. */
export function SwingScreen() {
  const { profile, isLoading } = useShownProfile()
  // A profile that could not be loaded is asked for again later; the questions stay meanwhile.
  const [isAsking, setIsAsking] = useState(!isLoading)
  if (!isLoading && !isAsking) setIsAsking(true)
  if (isAsking) return <SwingAnalyzer profile={profile} />
  return (
    <>
      <SwingHead />
      <SwingSkeleton />
    </>
  )
}

/** The questions in their final place while the profile, which presets the first one, is on its way. */
function SwingSkeleton() {
  return (
    <output className="grid gap-4">
      <span className="sr-only">{copy.loading}</span>
      <span aria-hidden="true" className="h-124 rounded-sheet bg-sunk" />
    </output>
  )
}
