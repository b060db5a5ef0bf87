import { useState } from 'react'
import { useLaterChanges } from '#data/use-later-changes.ts'
import { momentText } from '#quantities/day-text.ts'
import { Button } from '#ui/button.tsx'
import { Banner } from './banner.tsx'
import * as copy from './went-back-banner.copy.ts'

/** After a restore: asks about what this device has more than the server. */
export function WentBackBanner() {
  const later = useLaterChanges()
  const [now] = useState(() => new Date())
  if (!later) return null
  const { count, restoredTo, answer } = later
  const when = momentText(new Date(restoredTo), now)
  return (
    <Banner tone="clay" text={copy.wentBack({ when, count })}>
      <Button look="quiet" onClick={() => answer(true)}>
        {copy.sendAgain}
      </Button>
      <Button look="quiet" onClick={() => answer(false)}>
        {copy.drop}
      </Button>
    </Banner>
  )
}
