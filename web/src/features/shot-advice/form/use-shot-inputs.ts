import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router'
import type { WeatherReading } from '@bagwise/golf/weather/weather-reading'
import { openDialog } from '#navigation/dialogs.ts'
import { measuredConditions, withWeather } from './conditions/conditions.ts'
import { addressOf, hasUnreadDistance, isDrawerIn, shotFrom, withDrawer } from './shot-address.ts'
import type { AddressedShot } from './shot-address.ts'
import type { ShotInputs } from './shot-inputs.ts'

/** Marks an address that this screen has written itself; with the drawer there is one of ours below it. */
const OWN = { shot: 'shot', drawer: 'shot-drawer' } as const

/**
 * The shot as it is being said, and whether its advice is shown. The address follows, so that a reload, a link, Back and
 * a new version bring both back. Weather that becomes known prefills what nobody has touched.
 */
export function useShotInputs(measured: WeatherReading | undefined) {
  const [query] = useSearchParams()
  const { key, state } = useLocation()
  const isForeign = useNavigationType() === 'POP' || (state !== OWN.shot && state !== OWN.drawer)
  const navigate = useNavigate()
  const isDrawerOpen = isDrawerIn(query)
  const [held, setHeld] = useState(() => ({ key, ...shotFrom(query), isDrawerOpen, isAhead: false }))

  const isElsewhere = held.key !== key
  // Back from the drawer keeps what was said in it, and Forward into it what was said since; the other address is older.
  const isDrawerTurned =
    isElsewhere && isForeign && (held.isDrawerOpen ? !isDrawerOpen : isDrawerOpen && state === OWN.drawer)
  // A dialog of the shell has an address of its own; the shot below it stays.
  const isOpened = isElsewhere && isForeign && !isDrawerTurned && openDialog(query) === undefined
  const { inputs: found, isAdvised } = isOpened ? shotFrom(query) : held
  const inputs = measured && found.conditions.isUntouched ? prefilled(found, measured) : found
  if (isElsewhere || inputs !== held.inputs)
    setHeld({ key, inputs, isAdvised, isDrawerOpen, isAhead: isDrawerTurned || (held.isAhead && isForeign) })

  async function show(next: AddressedShot, options: { readonly replace: boolean }) {
    setHeld({ ...held, ...next })
    const ownState = options.replace && state === OWN.drawer ? OWN.drawer : OWN.shot
    await navigate({ search: `?${addressOf(query, next)}` }, { ...options, preventScrollReset: true, state: ownState })
  }

  useEffect(() => {
    if (!held.isAhead) return
    void navigate(
      { search: `?${addressOf(query, held)}` },
      { replace: true, preventScrollReset: true, state: isDrawerOpen ? OWN.drawer : OWN.shot },
    )
  })

  return {
    inputs,
    isAdvised,
    isDrawerOpen,
    /** The address asks for a distance that no shot has. */
    hasUnreadDistance: hasUnreadDistance(query),
    /** Changes the shot in place; the advice that is shown follows. */
    change: (next: ShotInputs) => void show({ inputs: next, isAdvised }, { replace: true }),
    /** Goes on to the advice of the shot, or back to its questions. */
    go: (next: AddressedShot) => show(next, { replace: false }),
    openDrawer: () =>
      void navigate(
        { search: `?${withDrawer(addressOf(query, { inputs, isAdvised }), true)}` },
        { preventScrollReset: true, state: OWN.drawer },
      ),
    closeDrawer: () =>
      void (state === OWN.drawer
        ? navigate(-1)
        : navigate(
            { search: `?${withDrawer(query, false)}` },
            { replace: true, preventScrollReset: true, state: OWN.shot },
          )),
  }
}

function prefilled(inputs: ShotInputs, measured: WeatherReading): ShotInputs {
  return { ...inputs, conditions: withWeather(inputs.conditions, measuredConditions(measured)) }
}
