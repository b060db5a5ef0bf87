import type { PreferredUnits } from '@bagwise/golf/golfer'
import { shownRangeOf, storedFrom } from '#quantities/quantity.ts'
import { isInRange } from '#quantities/typed-number.ts'
import type { NumberRange } from '#quantities/typed-number.ts'
import {
  BALL_BUDGETS,
  BALL_GOALS,
  BALL_SPEEDS_MPH,
  DEFAULT_BALL_PREFERENCES,
  PREFERRED_FEELS,
} from '@bagwise/golf/balls/ball'
import type { BallPreferences } from '@bagwise/golf/balls/ball'

/** What the golfer has said on this screen; without a speed of its own that of the profile counts. */
export type SaidChoices = Omit<BallPreferences, 'swingSpeedMph'> & { readonly swingSpeedMph: number | undefined }

/** How the choices are called in an address. */
const KEYS = { swingSpeedMph: 'speed', preferredFeel: 'feel', primaryGoal: 'goal', budget: 'budget' } as const

/** The choices of an address. What it leaves out, or says in a way that nobody understands, is as on a new screen. */
export function choicesFrom(query: URLSearchParams): SaidChoices {
  const { preferredFeel, primaryGoal, budget } = DEFAULT_BALL_PREFERENCES
  return {
    swingSpeedMph: readSpeedMph(speedTextIn(query) ?? '', 'yards'),
    preferredFeel: PREFERRED_FEELS.find((feel) => feel === query.get(KEYS.preferredFeel)) ?? preferredFeel,
    primaryGoal: BALL_GOALS.find((goal) => goal === query.get(KEYS.primaryGoal)) ?? primaryGoal,
    budget: BALL_BUDGETS.find((one) => one === query.get(KEYS.budget)) ?? budget,
  }
}

/** The speed of an address, readable or not. */
export function speedTextIn(query: URLSearchParams): string | undefined {
  return query.get(KEYS.swingSpeedMph) ?? undefined
}

/** The address that brings the choices back, whatever else it says. */
export function addressOf(query: URLSearchParams, said: SaidChoices): URLSearchParams {
  const next = new URLSearchParams(query)
  const usual: SaidChoices = { ...DEFAULT_BALL_PREFERENCES, swingSpeedMph: undefined }
  for (const name of Object.keys(KEYS) as readonly (keyof SaidChoices)[]) {
    if (said[name] === usual[name]) next.delete(KEYS[name])
    else next.set(KEYS[name], String(said[name]))
  }
  return next
}

/** A swing speed typed in the golfer's units, in mph; undefined when no ball can be matched for it. */
export function readSpeedMph(text: string, units: PreferredUnits): number | undefined {
  const typed = text.trim() === '' ? Number.NaN : Number(text)
  return isInRange(typed, speedRange(units)) ? storedFrom('speed', typed, units) : undefined
}

/** What may be typed, in the golfer's units. */
export function speedRange(units: PreferredUnits): NumberRange {
  return shownRangeOf('speed', { from: BALL_SPEEDS_MPH.min, to: BALL_SPEEDS_MPH.max }, units)
}

/** The nearest speed that a ball can be matched for, mph. */
export function matchableMph(speedMph: number): number {
  return Math.min(BALL_SPEEDS_MPH.max, Math.max(BALL_SPEEDS_MPH.min, speedMph))
}

export function isSameChoice(one: BallPreferences, other: BallPreferences): boolean {
  return (Object.keys(KEYS) as readonly (keyof BallPreferences)[]).every((name) => one[name] === other[name])
}
