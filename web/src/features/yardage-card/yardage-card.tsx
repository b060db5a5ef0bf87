import { useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { YARDAGE_CARD_WORDS as WORDS } from '@bagwise/content/yardage-card.prose'
import { documentOf } from '@bagwise/contract/profile-document'
import type { Profile } from '@bagwise/contract/profile'
import type { WeatherReading } from '@bagwise/golf/weather/weather-reading'
import { ownSharesOf } from '@bagwise/golf/distances/partial-swings'
import { gapClubs } from '@bagwise/golf/gapping/find-gaps'
import { useShotMemory } from '#data/use-shot-memory.ts'
import { useMyLocation, useWeather, WEATHER_SERVICES } from '#data/use-weather.ts'
import { certaintyIn } from '#profile-parts/carry-numeral/carry-text.ts'
import { drawnCertainties } from '#profile-parts/carry-numeral/certainties-of.ts'
import { useCertainties } from '#profile-parts/carry-numeral/use-certainties.ts'
import { unitWords } from '#quantities/distance.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { notify } from '#ui/notices.ts'
import { Sheet } from '#ui/sheet.tsx'
import { SwitchRow } from '#ui/switch-row.tsx'
import { download } from '#ui/download.ts'
import { useWorkedOut } from '#worker/use-worked-out.ts'
import {
  airsOf,
  easierSwingsNote,
  forecastTable,
  isStill,
  stillAirTable,
  withForecast,
  withOwnParts,
} from './card-rows.ts'
import { isOfClubs, isSameCard, keepCard, keptCard } from './kept-card.ts'
import type { KeptCard } from './kept-card.ts'
import { PocketCard } from './pocket-card.tsx'
import { drawCard } from './card-image.ts'
import type { CardImage } from './card-image.ts'
import * as copy from './yardage-card.copy.ts'

const FILE_NAME = 'bagwise-yardage-card.png'

/**
 * Two tables for the pocket: the bag in still air, and in the forecast of the day. What was made last is kept; in a
 * tournament it is only read.
 */
export function YardageCard({ profile }: { readonly profile: Profile }) {
  const { id: golfer, golfBag, preferredUnits: units, firstName, lastName } = profile
  const certainties = drawnCertainties(useCertainties(profile))
  const memory = useShotMemory(profile)
  const clubs = withOwnParts(
    gapClubs({ bag: golfBag, distances: documentOf(profile).distances }).map((club) => ({
      ...club,
      certainty: certaintyIn(certainties, club),
    })),
    memory && ownSharesOf(memory.partSwings),
  )
  const weather = useWeather()
  const { isLocating, locate } = useMyLocation()
  const [query, setQuery] = useSearchParams()
  const [isTournament, setIsTournament] = useState(query.get('tournament') === 'yes')
  const isDrawing = useRef(false)
  // Typical conditions are nobody's weather today.
  const known = weather && !weather.isTypical ? weather : undefined
  const reading = isTournament ? undefined : known?.reading
  const workedOut = useWorkedOut('carriesInAirs', reading && clubs.length > 0 ? [clubs, airsOf(reading)] : undefined)
  const made =
    known && reading && workedOut?.isCurrent
      ? {
          golfer,
          placeName: known.defaultPlaceName,
          service: known.service,
          forecast: forecastOf(reading),
          clubs: withForecast(clubs, workedOut.answer),
        }
      : undefined
  const kept = useKeptCard(golfer, made)
  // Outside a tournament a card of another bag is of no use any more.
  const shown = kept && (isTournament || isOfClubs(kept, clubs)) ? kept : undefined
  const shownClubs = isTournament && shown ? shown.clubs : clubs
  if (shownClubs.length === 0) return <NothingYet />

  const card = {
    title: `${firstName} ${lastName}`.trim() || copy.namelessTitle,
    fact: copy.cardFact(unitWords(units)),
    tables: [stillAirTable(shownClubs, units), ...(shown ? [forecastTable(shown, units)] : [])],
    notes: [shown ? copy.madeText(shown, units) : WORDS[isTournament ? 'noneMade' : 'unknown'], WORDS.legend],
  }
  const swingsNote = easierSwingsNote(shownClubs)

  function switchTournament(isOn: boolean) {
    setIsTournament(isOn)
    const next = new URLSearchParams(query)
    if (isOn) next.set('tournament', 'yes')
    else next.delete('tournament')
    setQuery(next, { replace: true, preventScrollReset: true })
  }

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
              {canShareFiles() ? copy.sharePicture : copy.savePicture}
            </Button>
          </div>
          <p className="mt-3 text-sm text-ink-2">{WORDS.print}</p>
        </Sheet>
        <SwitchRow
          label={copy.tournamentLabel}
          help={WORDS.tournament}
          isOn={isTournament}
          onChange={switchTournament}
        />
        {!isTournament && (
          <Sheet title={copy.todayTitle}>
            <p className="mt-1.5 min-h-22 text-sm">{WORDS[known && isStill(known.reading) ? 'calm' : 'today']}</p>
            <Button
              look="line"
              className="mt-3 w-full sm:w-auto"
              isBusy={isLocating}
              busyLabel={copy.locating}
              onClick={() => void locate()}
            >
              {copy.locate}
            </Button>
          </Sheet>
        )}
        <Sheet title={copy.easierSwingsTitle}>
          <p className="mt-1.5 text-sm">{WORDS.easierSwings}</p>
        </Sheet>
      </div>
    </div>
  )
}

function forecastOf({ temperatureF, windSpeedMph, windDirection }: WeatherReading): KeptCard['forecast'] {
  return { temperatureF, windSpeedMph, windDirection }
}

/** The latest card that was made; what is made now, if it is another one, is kept in its place. */
function useKeptCard(golfer: string, made: Omit<KeptCard, 'madeAt'> | undefined): KeptCard | undefined {
  const [kept, setKept] = useState(() => keptCard(golfer))
  const madeKey = made && JSON.stringify(made)

  useEffect(() => {
    if (!made) return
    const card = { ...made, madeAt: new Date().toISOString() }
    if (kept && isSameCard(kept, card)) return
    keepCard(card)
    setKept(card)
    // The key is the card: a new object with the same content is no other card.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [madeKey])

  return kept
}

function NothingYet() {
  return (
    <Sheet>
      <h2>{WORDS.nothing}</h2>
      <p className="mt-1.5 mb-4">{WORDS.nothingYet}</p>
      <Link to="/distance-calculator" className={buttonClass('ink', 'w-full sm:w-auto')}>
        {copy.calculateDistances}
      </Link>
    </Sheet>
  )
}

/** Whether the device can pass a picture on to another app. */
function canShareFiles(): boolean {
  const file = new File([], FILE_NAME, { type: 'image/png' })
  return 'canShare' in navigator && navigator.canShare({ files: [file] })
}

/** The card as a picture: to an app of the golfer's choice where the device can share files, else to the downloads. */
async function handOverCard(image: CardImage): Promise<'shared' | 'downloaded' | 'cancelled'> {
  const canvas = await drawCard(image)
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!picture) throw new Error('The browser made no picture of the card')
  if (canShareFiles()) {
    try {
      await navigator.share({ files: [new File([picture], FILE_NAME, { type: picture.type })] })
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
      console.warn('The card could not be shared, it is downloaded', error)
    }
  }
  download(FILE_NAME, picture)
  return 'downloaded'
}

/** Whom the weather is credited to, where there is no link. */
export function creditText({ service }: Pick<KeptCard, 'service'>): string | undefined {
  return service ? `${copy.weatherCredit.before}${WEATHER_SERVICES[service].name}` : undefined
}
