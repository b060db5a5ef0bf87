import { numberText } from './number-text.ts'
/** What can be stored: a plus handicap of 10 to the highest handicap there is (Rules of Handicapping, Rule 5.3). */
export const BEST_HANDICAP = -10
export const HIGHEST_HANDICAP = 54

/** At most one decimal; the plus of a plus handicap in front. */
const TYPED = /^\+?\d{1,2}([.,]\d?)?$/

/** As golfers write it: "18", "12.4", and "+2" for a plus handicap, which is stored below zero. */
export function handicapText(handicap: number): string {
  return handicap < 0 ? `+${numberText(-handicap)}` : numberText(handicap)
}

/** Reads a handicap as golfers write it. A minus means different things to different golfers: it is not read. */
export function readTypedHandicap(typed: string): { readonly handicap: number } | undefined {
  const text = typed.normalize('NFKC').replaceAll(/\s/g, '')
  if (!TYPED.test(text)) return undefined
  const strokes = Number(text.replace('+', '').replace(',', '.'))
  // Scratch is 0 either way: there is no minus zero.
  const handicap = text.startsWith('+') && strokes !== 0 ? -strokes : strokes
  return handicap >= BEST_HANDICAP && handicap <= HIGHEST_HANDICAP ? { handicap } : undefined
}
