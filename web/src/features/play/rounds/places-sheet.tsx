import { useState } from 'react'
import { keepPictures } from '#data/play/keep-pictures.ts'
import { forgetAllPlaces } from '#data/play/use-round-notes.ts'
import { Accordion } from '#ui/accordion.tsx'
import { Button } from '#ui/button.tsx'
import { notify } from '#ui/notices.ts'
import { SwitchRow } from '#ui/switch-row.tsx'
import * as copy from './rounds.copy.ts'

/** What this phone keeps of where rounds were played, and how it goes. */
export function PlacesSheet({ golfer }: { readonly golfer: string }) {
  const areKept = keepPictures.use(golfer)
  const [isForgetting, setIsForgetting] = useState(false)

  async function forget(): Promise<void> {
    setIsForgetting(true)
    try {
      await forgetAllPlaces(golfer)
      notify('status', copy.forgotten)
    } catch (error) {
      console.warn('The places of rounds could not be removed', error)
      notify('alert', copy.notForgotten)
    }
    setIsForgetting(false)
  }

  return (
    <Accordion title={copy.placesTitle} className="rounded-sheet border border-rule bg-sheet px-4">
      <div className="grid gap-3 pb-4">
        <p className="text-ink-2">{copy.placesLine}</p>
        <SwitchRow
          label={copy.keepPictures}
          help={copy.keepPicturesHelp}
          isOn={areKept}
          onChange={(isOn) => keepPictures.set(golfer, isOn)}
        />
        <Button
          look="line"
          className="justify-self-start"
          isBusy={isForgetting}
          busyLabel={copy.forgetting}
          onClick={() => void forget()}
        >
          {copy.forgetPlaces}
        </Button>
      </div>
    </Accordion>
  )
}
