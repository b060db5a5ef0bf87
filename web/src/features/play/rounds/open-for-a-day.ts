import { useEffect, useState } from 'react'
import type { PlayedRound } from '@bagwise/contract/play'
import type { StartForecast } from '#data/play/frozen-card.ts'
import { isGoingOn, noteGoingOn } from '#features/play/round-going-on.ts'
import { useRoundNotes } from '#data/play/use-round-notes.ts'
import { calendarDay } from '#storage/calendar-day.ts'

const DAY_MS = 24 * 60 * 60 * 1000

type Looked = {
  readonly nowMs: number
  /** This tab saw the golfer start the round or go on with it, less than a day ago. */
  readonly isGoingOn: boolean
}

/**
 * Whether the round has been open for a day, so that the golfer is asked about it. No time of day is kept with a round: the
 * forecast of its card tells where this phone has one, else this tab. Elsewhere a round of an earlier day is one.
 */
export function isOpenForADay(
  { date, state }: Pick<PlayedRound, 'date' | 'state'>,
  { forecast, nowMs, ...tab }: Looked & { readonly forecast: Pick<StartForecast, 'heardAtMs'> | null | undefined },
): boolean {
  if (state !== 'playing' || tab.isGoingOn || date >= calendarDay(new Date(nowMs))) return false
  return !forecast || nowMs - forecast.heardAtMs >= DAY_MS
}

type Asked = {
  /** Undefined until the notes of this phone are read. */
  readonly isAsked: boolean | undefined
  /** The golfer goes on: for a day nothing is asked in this tab. */
  readonly goOn: () => void
}

/** Looked at when a page opens, and when a phone that was put away is looked at again. */
export function useOpenForADay(golfer: string, round: PlayedRound): Asked {
  const { card, isReady } = useRoundNotes({ golfer, round })
  const [looked, setLooked] = useState(() => lookAt(round))
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') setLooked(lookAt(round))
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [round])
  const isAsked = isOpenForADay(round, { ...looked, forecast: card?.forecast })
  return {
    isAsked: isAsked && !isReady ? undefined : isAsked,
    goOn: () => {
      noteGoingOn(round.id)
      setLooked(lookAt(round))
    },
  }
}

function lookAt({ id }: Pick<PlayedRound, 'id'>): Looked {
  return { nowMs: Date.now(), isGoingOn: isGoingOn(id) }
}
