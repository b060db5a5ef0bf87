import { useEffect, useState } from 'react'
import * as copy from './profile-parts.copy.ts'

/** A quick answer of the server comes before this: then nothing appears, moves and goes again. */
const SHOWN_AFTER_MS = 300

/** Beside a number that the server has not confirmed yet. */
export function UnsavedDot() {
  const [isDue, setIsDue] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), SHOWN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])

  if (!isDue) return null
  return (
    <span className="inline-flex items-center gap-1 text-xs font-semibold whitespace-nowrap text-clay-ink">
      <span aria-hidden="true" className="inline-block size-2.5 rounded-full border-2 border-clay" />
      {copy.notSavedYet}
    </span>
  )
}
