import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Profile } from '@bagwise/contract/profile'

/** Editing the whole bag, which begins beside the heading and ends there. */
export type BagEdit = {
  /** The profile as the golfer saw it when the edit began; undefined while nothing is edited. */
  readonly seen: Profile | undefined
  readonly begin: () => void
  readonly end: () => void
  /** Of the bag's heading, which takes the focus of buttons that are gone. */
  readonly headingId: string
  readonly focusHeading: () => void
}

export function useBagEdit(profile: Profile | undefined): BagEdit {
  const [begun, setBegun] = useState<Profile>()
  const headingId = useId()
  const focusHeading = () => document.getElementById(headingId)?.focus({ preventScroll: true })
  return {
    seen: begun?.id === profile?.id ? begun : undefined,
    begin: () => setBegun(profile),
    end: () => {
      flushSync(() => setBegun(undefined))
      document.getElementById(headingId)?.scrollIntoView({ block: 'nearest' })
      focusHeading()
    },
    headingId,
    focusHeading,
  }
}
