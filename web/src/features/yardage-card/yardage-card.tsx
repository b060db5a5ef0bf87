import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { YARDAGE_CARD_WORDS as WORDS } from '@bagwise/content/yardage-card.prose'
import { documentOf } from '@bagwise/contract/profile-document'
import type { Profile } from '@bagwise/contract/profile'
import type { WeatherReading } from '@bagwise/golf/weather/weather-reading'
import { ownSharesOf } from '@bagwise/golf/distances/partial-swings'
import { gapClubs } from '@bagwise/golf/gapping/find-gaps'
import { useShotMemory } from '#data/use-shot-memory.ts'
import { useMyLocation, useWeather } from '#data/use-weather.ts'
import { certaintyIn } from '#profile-parts/carry-numeral/carry-text.ts'
import { drawnCertainties } from '#profile-parts/carry-numeral/certainties-of.ts'
import { useCertainties } from '#profile-parts/carry-numeral/use-certainties.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { SwitchRow } from '#ui/switch-row.tsx'
import { useWorkedOut } from '#worker/use-worked-out.ts'
import { CardPage } from './card-page.tsx'
import { airsOf, isStill, withForecast, withOwnParts } from './card-rows.ts'
import { isOfClubs, isSameCard, keepCard, keptCard } from './kept-card.ts'
import type { KeptCard } from './kept-card.ts'
import * as copy from './yardage-card.copy.ts'

type YardageCardProps = {
  readonly profile: Profile
  /** While a round is open: said in place of the switch, since the card is only read then. */
  readonly ofRound?: ReactNode
}

/**
 * Two tables for the pocket: the bag in still air, and in the forecast of the day. What was made last is kept; in a
 * tournament it is only read.
 */
export function YardageCard({ profile, ofRound }: YardageCardProps) {
  const { id: golfer, golfBag } = profile
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
  const [isSwitchedOn, setIsSwitchedOn] = useState(query.get('tournament') === 'yes')
  const isTournament = isSwitchedOn || ofRound !== undefined
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

  function switchTournament(isOn: boolean) {
    setIsSwitchedOn(isOn)
    const next = new URLSearchParams(query)
    if (isOn) next.set('tournament', 'yes')
    else next.delete('tournament')
    setQuery(next, { replace: true, preventScrollReset: true })
  }

  return (
    <CardPage
      profile={profile}
      clubs={shownClubs}
      shown={shown}
      noForecast={WORDS[isTournament ? 'noneMade' : 'unknown']}
    >
      {ofRound ?? (
        <SwitchRow
          label={copy.tournamentLabel}
          help={WORDS.tournament}
          isOn={isTournament}
          onChange={switchTournament}
        />
      )}
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
    </CardPage>
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
