import { useState } from 'react'
import { useNavigate } from 'react-router'
import { roundPath } from '#features/play/play-address.ts'
import { openHoles } from '#features/play/round-card.ts'
import type { PlayedWithRows } from '#features/play/round-card.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { finishRound, leaveRound } from './finish-round.ts'
import * as copy from './finish.copy.ts'

/** Finishes the round, after a look at the holes that have no score, and goes on to what it says; or leaves it. */
export function FinishButtons({ played }: { readonly played: PlayedWithRows }) {
  const [isAsking, setIsAsking] = useState(false)
  const navigate = useNavigate()
  const open = openHoles(played)
  const finish = async () => {
    setIsAsking(false)
    await finishRound(played)
    await navigate(roundPath(played.round.id))
  }
  return (
    <div className="grid gap-2.5 sm:grid-cols-2">
      <Button onClick={() => (open.length > 0 ? setIsAsking(true) : void finish())} className="min-h-16">
        {copy.finish}
      </Button>
      <Button look="line" onClick={() => void leaveRound(played)} className="min-h-16">
        {copy.leave}
      </Button>
      {isAsking && (
        <Dialog title={copy.openTitle(open.length)} onClose={() => setIsAsking(false)}>
          <p>{copy.openLine(open)}</p>
          <div className="grid gap-2.5 sm:grid-cols-2">
            <Button onClick={() => setIsAsking(false)}>{copy.goBack}</Button>
            <Button look="line" onClick={() => void finish()}>
              {copy.finishAnyway}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  )
}
