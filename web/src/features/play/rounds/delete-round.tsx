import { useState } from 'react'
import type { PlayedRound } from '@bagwise/contract/play'
import { indexRounds } from '#data/play/index-rounds.ts'
import { dayText } from '#quantities/day-text.ts'
import { play } from '#sync/played/play.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { offerUndo } from '#ui/offer-undo.ts'
import * as copy from './rounds.copy.ts'

/** Deletes a round with its holes and shots. Of one that counts it asks whether its score leaves the index too. */
export function DeleteRound({ round: { id, course, date } }: { readonly round: PlayedRound }) {
  const [isAsking, setIsAsking] = useState(false)

  async function askOrRemove() {
    const { rounds } = (await indexRounds()).state()
    if (rounds.some((one) => one.id === id)) setIsAsking(true)
    else remove({ withIndexRound: false })
  }

  function remove({ withIndexRound }: { readonly withIndexRound: boolean }) {
    setIsAsking(false)
    const { undo } = play.remove(id, { withIndexRound })
    offerUndo(withIndexRound ? copy.bothDeleted : copy.deleted, undo)
  }

  return (
    <>
      <button
        type="button"
        aria-label={copy.deleteIt(course, dayText(date))}
        onClick={() => void askOrRemove()}
        className={buttonClass('quiet', 'shrink-0 text-base')}
      >
        {copy.deleteWord}
      </button>
      {isAsking && (
        <Dialog title={copy.deleteTitle} onClose={() => setIsAsking(false)}>
          <p>{copy.isCounted}</p>
          <div className="grid gap-2.5 sm:grid-cols-2">
            <Button look="line" onClick={() => remove({ withIndexRound: false })}>
              {copy.keepScore}
            </Button>
            <Button look="danger" onClick={() => remove({ withIndexRound: true })}>
              {copy.deleteBoth}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
