import { useState } from 'react'
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router'
import { DEFAULT_BALL_PREFERENCES } from '@bagwise/golf/balls/ball'
import type { BallPreferences } from '@bagwise/golf/balls/ball'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { fieldTextOf, shownAs } from '#quantities/quantity.ts'
import { openDialog } from '#navigation/dialogs.ts'
import { addressOf, choicesFrom, isSameChoice, matchableMph, readSpeedMph, speedTextIn } from './ball-choices.ts'
import type { SaidChoices } from './ball-choices.ts'

/** Marks an address that this screen has written itself. */
const OWN = 'balls'

/**
 * What is being chosen, and what the balls on the screen were asked with. The address follows what is chosen, so that a
 * reload and a link bring it back; an address with other choices asks at once.
 */
export function useBallChoices(profileSpeedMph: number | undefined, units: PreferredUnits) {
  const [query] = useSearchParams()
  const { key, state } = useLocation()
  const isOwn = useNavigationType() !== 'POP' && state === OWN
  const navigate = useNavigate()

  const usualMph = profileSpeedMph ?? DEFAULT_BALL_PREFERENCES.swingSpeedMph
  const resolved = (said: SaidChoices): BallPreferences => ({
    ...said,
    swingSpeedMph: said.swingSpeedMph ?? matchableMph(usualMph),
  })
  const opened = () => {
    const said = choicesFrom(query)
    return { key, said, speedText: speedTextIn(query), speedUnits: 'yards' as PreferredUnits, asked: said }
  }
  const [held, setHeld] = useState(opened)
  if (held.key !== key) {
    // A dialog of the shell has an address of its own; the choices below it stay.
    const isKept = isOwn || openDialog(query) !== undefined
    const next = isKept ? held : opened()
    setHeld({ ...(isSameChoice(resolved(next.said), resolved(held.said)) ? held : next), key })
  }

  function say(said: SaidChoices, speedText: string | undefined) {
    setHeld({ ...held, said, speedText, speedUnits: units })
    void navigate({ search: `?${addressOf(query, said)}` }, { replace: true, preventScrollReset: true, state: OWN })
  }

  // What was typed, or stands in an address, in other units than the golfer reads now.
  const speedText =
    held.speedText === undefined || held.speedUnits === units || held.said.swingSpeedMph === undefined
      ? held.speedText
      : String(shownAs('speed', held.said.swingSpeedMph, units))
  const choices = resolved(held.said)
  // Without a speed of its own it follows the profile.
  const asked = resolved(held.asked)
  return {
    choices,
    /** What the balls on the screen are for. */
    asked,
    isChanged: !isSameChoice(choices, asked),
    speedText: speedText ?? fieldTextOf('speed', usualMph, units),
    isPrefilled: speedText === undefined,
    change: (changed: Partial<SaidChoices>) => say({ ...held.said, ...changed }, speedText),
    /** What is no speed stays in the field, and the speed before it counts. */
    typeSpeed: (text: string) =>
      say({ ...held.said, swingSpeedMph: readSpeedMph(text, units) ?? held.said.swingSpeedMph }, text),
    ask: () => setHeld((now) => ({ ...now, asked: now.said })),
  }
}
