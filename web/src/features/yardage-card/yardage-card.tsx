import { useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { YARDAGE_CARD_WORDS as WORDS } from '@bagwise/content/yardage-card.prose'
import { documentOf } from '@bagwise/contract/profile-document'
import type { Profile } from '@bagwise/contract/profile'
import { gapClubs } from '@bagwise/golf/gapping/find-gaps'
import { calendarDay } from '#api/progress/calendar-day.ts'
import { useMyLocation, useWeather } from '#api/weather.ts'
import { clubsByCarry } from '#charts/clubs-by-carry.ts'
import { unitWords } from '#quantities/distance.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { notify } from '#ui/notices.ts'
import { Sheet } from '#ui/sheet.tsx'
import { SwitchRow } from '#ui/switch-row.tsx'
import { conditionsText, creditText } from './card-notes.ts'
import { clubTable, isStill, wedgeTable } from './card-rows.ts'
import { canShareFiles, handOverCard } from './hand-over-card.ts'
import { PocketCard } from './pocket-card.tsx'

export function YardageCard({ profile }: { readonly profile: Profile }) {
  const { golfBag, preferredUnits: units, firstName, lastName } = profile
  const clubs = clubsByCarry(gapClubs({ bag: golfBag, distances: documentOf(profile).distances }))
  const weather = useWeather()
  const { isLocating, locate } = useMyLocation()
  const [query, setQuery] = useSearchParams()
  const [isTournament, setIsTournament] = useState(query.get('tournament') === 'yes')
  const isDrawing = useRef(false)
  const [day] = useState(() => calendarDay(new Date()))
  if (clubs.length === 0) return <NothingYet />

  // Typical conditions are nobody's weather today.
  const known = weather && !weather.isTypical ? weather : undefined
  const today = isTournament ? undefined : known
  const wedges = wedgeTable(clubs, units)
  const card = {
    title: `${firstName} ${lastName}`.trim() || 'My yardages',
    fact: `carry, ${unitWords(units)}`,
    tables: [clubTable(clubs, units, today?.reading), ...(wedges ? [wedges] : [])],
    notes: [
      ...(today ? [conditionsText(today, day)] : []),
      ...(clubs.some(({ isEstimated }) => isEstimated) ? [WORDS.estimated] : []),
    ],
  }

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
      const credit = today && creditText(today)
      const ended = await handOverCard({ ...card, notes: [...card.notes, ...(credit ? [credit] : [])] })
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
      <PocketCard card={card} service={today?.service ?? null} />
      <div className="grid min-w-0 content-start gap-4">
        <Sheet>
          <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-1">
            <Button onClick={() => window.print()}>Print</Button>
            <Button look="line" onClick={() => void keepPicture()}>
              {canShareFiles() ? 'Share as a picture' : 'Save as a picture'}
            </Button>
          </div>
          <p className="mt-3 text-sm text-ink-2">{WORDS.print}</p>
        </Sheet>
        <SwitchRow label="Tournament mode" help={WORDS.tournament} isOn={isTournament} onChange={switchTournament} />
        {!isTournament && (
          <Sheet title="Today">
            <p className="mt-1.5 min-h-22 text-sm">
              {known ? WORDS[isStill(known.reading) ? 'calm' : 'today'] : WORDS.unknown}
            </p>
            <Button
              look="line"
              className="mt-3 w-full sm:w-auto"
              isBusy={isLocating}
              busyLabel="Getting Location..."
              onClick={() => void locate()}
            >
              Use My Location
            </Button>
          </Sheet>
        )}
        {wedges && (
          <Sheet title="Easier swings">
            <p className="mt-1.5 text-sm">{WORDS.wedges}</p>
          </Sheet>
        )}
      </div>
    </div>
  )
}

function NothingYet() {
  return (
    <Sheet>
      <h2>{WORDS.nothing}</h2>
      <p className="mt-1.5 mb-4">{WORDS.nothingYet}</p>
      <Link to="/distance-calculator" className={buttonClass('ink', 'w-full sm:w-auto')}>
        Calculate My Distances
      </Link>
    </Sheet>
  )
}
