import { startTransition, useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router'
import type { ClubType } from '@bagwise/golf/club'
import type { WeatherReading } from '@bagwise/golf/weather/weather-reading'
import { openDialog } from '#navigation/dialogs.ts'
import { isSameOuting, readKeptShots, withLastShot, withPlayedShot, writeKeptShots } from '#storage/kept-shots.ts'
import type { KeptShots } from '#storage/kept-shots.ts'
import { measuredConditions, withWeather } from './conditions/conditions.ts'
import { afterPause, keptAddress, newShot, openedShot } from './opened-shot.ts'
import { addressOf, hasUnreadDistance, isDrawerIn, withDrawer } from './shot-address.ts'
import type { AddressedShot } from './shot-address.ts'
import type { ShotInputs } from './shot-inputs.ts'

/** What is shown at once is written into the address a moment later: a slider's steps are not worth a page each. */
export const REST_MS = 150

/** Marks an address that this screen has written itself; with the drawer there is one of ours below it. */
const OWN = { shot: 'shot', drawer: 'shot-drawer' } as const

/** Makes other inputs of the ones that are shown. */
export type ChangeShot = (turned: (inputs: ShotInputs) => ShotInputs) => void

/**
 * The shot as it is being said, and whether its advice is shown. The address follows, so that a reload, a link, Back and
 * a new version bring both back, and the device remembers it for the next shot. Weather that becomes known prefills what
 * nobody has touched.
 */
export function useShotInputs(measured: WeatherReading | undefined) {
  const [query] = useSearchParams()
  const { key, state } = useLocation()
  const isForeign = useNavigationType() === 'POP' || (state !== OWN.shot && state !== OWN.drawer)
  const navigate = useNavigate()
  const isDrawerOpen = isDrawerIn(query)
  const { kept, keep } = useKeptShots()
  const [held, setHeld] = useState(() => {
    const { isRenewed, ...opened } = openedShot(query, kept, Date.now())
    // The address follows what was changed here; one that was opened stays as it is.
    return { key, ...opened, isDrawerOpen, isChanged: isRenewed }
  })

  const isElsewhere = held.key !== key
  // Back from the drawer keeps what was said in it, and Forward into it what was said since; the other address is older.
  const isDrawerTurned =
    isElsewhere && isForeign && (held.isDrawerOpen ? !isDrawerOpen : isDrawerOpen && state === OWN.drawer)
  // A dialog of the shell has an address of its own; the shot below it stays.
  const isOpened = isElsewhere && isForeign && !isDrawerTurned && openDialog(query) === undefined
  const found = isOpened ? openedShot(query, withLastShot(kept, keptAddress(held), Date.now()), Date.now()) : held
  const { isAdvised, isTournamentAsked = false } = found
  const inputs = measured && found.inputs.conditions.isUntouched ? prefilled(found.inputs, measured) : found.inputs
  if (isElsewhere || inputs !== held.inputs)
    setHeld({
      key,
      inputs,
      isAdvised,
      isTournamentAsked,
      isDrawerOpen,
      isChanged: isDrawerTurned || (held.isChanged && !isOpened),
    })

  const shot = { inputs, isAdvised, isTournamentAsked }
  const shownAddress = String(query)
  const address = String(addressOf(query, shot))
  const isAhead = held.isChanged && address !== shownAddress
  const ownState = state === OWN.drawer ? OWN.drawer : OWN.shot

  async function write(): Promise<void> {
    // Back may have been pressed, and not be shown yet: its address is not this one's to write.
    const isHere = String(new URLSearchParams(window.location.search)) === shownAddress
    if (isAhead && isHere)
      await navigate({ search: `?${address}` }, { replace: true, preventScrollReset: true, state: ownState })
  }

  useEffect(() => {
    const rested = setTimeout(() => keep((before) => withLastShot(before, keptAddress(shot), Date.now())), REST_MS)
    return () => clearTimeout(rested)
    // oxlint-disable-next-line react/exhaustive-deps -- the shot is these three
  }, [inputs, isAdvised, isTournamentAsked])

  // Again when another address is shown: what was said while that one was on its way could not be written over it.
  useEffect(() => {
    if (!isAhead) return undefined
    const rested = setTimeout(() => void write(), REST_MS)
    return () => clearTimeout(rested)
    // oxlint-disable-next-line react/exhaustive-deps -- what is to be written follows from these
  }, [isAhead, address, shownAddress])

  const turn = useCallback((next: Partial<AddressedShot>) => {
    setHeld((before) => ({ ...before, ...next, isChanged: true }))
  }, [])

  // The page may stay open in a pocket.
  useEffect(() => {
    const look = () => {
      const last = readKeptShots()
      if (document.visibilityState !== 'visible' || !last || isSameOuting(last, Date.now())) return
      keep((before) => withLastShot(before, '', Date.now()))
      turn({ ...afterPause({ inputs, isAdvised }), isTournamentAsked: inputs.isTournament })
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [inputs, isAdvised, turn, keep])

  async function go(next: AddressedShot): Promise<void> {
    await write()
    startTransition(() => turn(next))
    await navigate({ search: `?${addressOf(query, next)}` }, { preventScrollReset: true, state: OWN.shot })
  }

  return {
    inputs,
    isAdvised,
    isDrawerOpen,
    isTournamentAsked,
    /** Of this outing, the newest first. */
    recent: kept?.recent ?? NONE,
    /** The address asks for a distance that no shot has. */
    hasUnreadDistance: hasUnreadDistance(query),
    /** Changes the shot in place; the advice that is shown follows. */
    change: useCallback<ChangeShot>(
      (turned) => setHeld((before) => ({ ...before, inputs: turned(before.inputs), isChanged: true })),
      [],
    ),
    answerTournament: (isTournament: boolean) => {
      turn({ inputs: { ...inputs, isTournament }, isTournamentAsked: false })
    },
    /** Goes on to the advice of the shot, or back to its questions. */
    go,
    goToNextShot: () => {
      if (!kept || isSameOuting(kept, Date.now())) return go(newShot(shot))
      return go({ ...afterPause(shot), isTournamentAsked: inputs.isTournament })
    },
    /** The answer of the shot was looked at. */
    notePlayed: (club: ClubType) => {
      const played = { address: keptAddress({ inputs, isAdvised: false }), club }
      keep((before) => withPlayedShot(withLastShot(before, keptAddress({ inputs, isAdvised }), Date.now()), played))
    },
    openDrawer: () =>
      void navigate(
        { search: `?${withDrawer(addressOf(query, shot), true)}` },
        { preventScrollReset: true, state: OWN.drawer },
      ),
    closeDrawer: () =>
      void (state === OWN.drawer
        ? navigate(-1)
        : navigate(
            { search: `?${withDrawer(addressOf(query, shot), false)}` },
            { replace: true, preventScrollReset: true, state: OWN.shot },
          )),
  }
}

const NONE: KeptShots['recent'] = []

/** What this device remembers of the outing; what another tab has added since is not lost. */
function useKeptShots() {
  const [kept, setKept] = useState(readKeptShots)
  const keep = useCallback((turned: (before: KeptShots | undefined) => KeptShots) => {
    const next = turned(readKeptShots())
    writeKeptShots(next)
    setKept(next)
  }, [])
  return { kept, keep }
}

function prefilled(inputs: ShotInputs, measured: WeatherReading): ShotInputs {
  return { ...inputs, conditions: withWeather(inputs.conditions, measuredConditions(measured)) }
}
