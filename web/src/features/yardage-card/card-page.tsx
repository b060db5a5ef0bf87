import { useRef } from 'react'
import type { ReactNode } from 'react'
import { YARDAGE_CARD_WORDS as WORDS } from '@bagwise/content/yardage-card.prose'
import type { Profile } from '@bagwise/contract/profile'
import { WEATHER_SERVICES } from '#data/use-weather.ts'
import { unitWords } from '#quantities/distance.ts'
import { Button } from '#ui/button.tsx'
import { canShareFile, handOver } from '#ui/download.ts'
import { notify } from '#ui/notices.ts'
import { Sheet } from '#ui/sheet.tsx'
import { drawCard } from './card-image.ts'
import type { CardImage } from './card-image.ts'
import { easierSwingsNote, forecastTable, stillAirTable } from './card-rows.ts'
import type { CardClub, KeptCard } from './kept-card.ts'
import { PocketCard } from './pocket-card.tsx'
import * as copy from './yardage-card.copy.ts'

const FILE_NAME = 'bagwise-yardage-card.png'

type CardPageProps = {
  readonly profile: Pick<Profile, 'firstName' | 'lastName' | 'preferredUnits'>
  /** In still air. */
  readonly clubs: readonly CardClub[]
  /** With its forecast; undefined without one. */
  readonly shown: KeptCard | undefined
  /** Why there is no forecast. */
  readonly noForecast: string
  /** Between what is done with the card and what its easier swings are. */
  readonly children: ReactNode
}

/** The two tables, on paper, as a picture and on the screen. */
export function CardPage({ profile, clubs, shown, noForecast, children }: CardPageProps) {
  const { firstName, lastName, preferredUnits: units } = profile
  const isDrawing = useRef(false)
  const card = {
    title: `${firstName} ${lastName}`.trim() || copy.namelessTitle,
    fact: copy.cardFact(unitWords(units)),
    tables: [stillAirTable(clubs, units), ...(shown ? [forecastTable(shown, units)] : [])],
    notes: [shown ? copy.madeText(shown, units) : noForecast, WORDS.legend],
  }
  const swingsNote = easierSwingsNote(clubs)

  async function keepPicture() {
    // A second tap while the first picture is on its way would fail to share and be downloaded.
    if (isDrawing.current) return
    isDrawing.current = true
    try {
      const credit = shown && creditText(shown)
      const ended = await handOverCard({ ...card, notes: [swingsNote, ...card.notes, ...(credit ? [credit] : [])] })
      if (ended === 'downloaded') notify('status', WORDS.downloaded)
    } catch (error) {
      console.error('The picture of the card could not be made', error)
      notify('alert', WORDS.notDrawn)
    } finally {
      isDrawing.current = false
    }
  }

  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-x-7">
      <PocketCard card={card} swingsNote={swingsNote} service={shown?.service ?? null} />
      <div className="grid min-w-0 content-start gap-4">
        <Sheet>
          <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-1">
            <Button onClick={() => window.print()}>{copy.print}</Button>
            <Button look="line" onClick={() => void keepPicture()}>
              {canShareFile(FILE_NAME, 'image/png') ? copy.sharePicture : copy.savePicture}
            </Button>
          </div>
          <p className="mt-3 text-sm text-ink-2">{WORDS.print}</p>
        </Sheet>
        {children}
        <Sheet title={copy.easierSwingsTitle}>
          <p className="mt-1.5 text-sm">{WORDS.easierSwings}</p>
        </Sheet>
      </div>
    </div>
  )
}

/** The card as a picture, for another app or for the downloads. */
async function handOverCard(image: CardImage): Promise<'shared' | 'downloaded' | 'cancelled'> {
  const canvas = await drawCard(image)
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!picture) throw new Error('The browser made no picture of the card')
  return handOver(FILE_NAME, picture)
}

/** Whom the weather is credited to, where there is no link. */
export function creditText({ service }: Pick<KeptCard, 'service'>): string | undefined {
  return service ? `${copy.weatherCredit.before}${WEATHER_SERVICES[service].name}` : undefined
}
