import type { BallFlight } from '@bagwise/golf/persona'
import { CONTACT_ISSUES, DISTANCE_ISSUES, SWING_MISSES } from '@bagwise/golf/swing/swing-answers'
import type { ContactIssue, DistanceIssue, SwingMiss } from '@bagwise/golf/swing/swing-answers'

/** What the swing questions can be opened with. */
export type SwingFault = SwingMiss | ContactIssue | DistanceIssue

const SWING_FAULTS: readonly SwingFault[] = [...SWING_MISSES, ...CONTACT_ISSUES, ...DISTANCE_ISSUES]

/** The fault that an address names. */
export function faultFrom(name: string | null): SwingFault | undefined {
  return SWING_FAULTS.find((fault) => fault === name)
}

/** A fault that is a usual shape as well: the answer to the first question. */
export function usualFlightOf(fault: SwingFault): Extract<BallFlight, 'slice' | 'hook'> | undefined {
  return fault === 'slice' || fault === 'hook' ? fault : undefined
}

/**
 * What golfers call each fault. `always` means it wherever it is read; `alone` only by itself or with words that say
 * nothing, as in "how do I stop topping it": a top, a push cart and a thin face are no faults.
 */
const WORDS: Readonly<Record<SwingFault, { readonly always?: RegExp; readonly alone?: RegExp }>> = {
  'push-slice': { always: /\bpush[ -]?slic(e|es|ed|ing)\b/ },
  'pull-hook': { always: /\bpull[ -]?hook(s|ed|ing)?\b/ },
  'both-sides': { always: /\b(both sides|two[ -]way miss|all over the place|left and right|right and left)\b/ },
  'too-much-curve': { always: /\b(too much curve|curves? too much)\b/ },
  slice: { always: /\b(slic(e|es|ed|ing|er)|banana ball)\b/ },
  hook: { always: /\b(hook(s|ed|ing)?|snap hooks?|duck hooks?)\b/ },
  push: { always: /\bpush(ed|ing)\b/, alone: /^push(es)?$/ },
  pull: { always: /\bpull(ed|ing)\b/, alone: /^pulls?$/ },
  fat: {
    always: /\b(fat|chunk(s|y|ed|ing)?|duff(s|ed|ing)?|ground first|behind the ball)\b/,
    alone: /^heavy$/,
  },
  thin: { always: /\b(skull(s|ed|ing)?|blad(ed|ing)|thinn(ed|ing))\b/, alone: /^thin$/ },
  sky: { always: /\b(sky(ing)?|skied|skies|pop(s|ped|ping)?[ -]ups?)\b/ },
  topped: { always: /\btopp(ed|ing)\b/, alone: /^tops?$/ },
  toe: { always: /\b(off|out of) the toe\b/, alone: /^(toe|toed|toeing)$/ },
  heel: { always: /\b(off|out of) the heel\b/, alone: /^(heel|heeled|heeling)$/ },
  shank: { always: /\b(shank(s|ed|ing)?|hosel rockets?)\b/ },
  'wedge-distance': { always: /\bwedge distances?\b/ },
  'uneven-distance': { always: /\b(uneven|inconsistent|erratic) distances?\b/ },
  'lost-distance': {
    always:
      /\b(los(t|e|ing) (my )?(distance|yards|length)|(no|not enough) distance|short of (the )?target|too short)\b/,
  },
  'too-low': { always: /\b(too low|low flight|does not get up|won't get up|line drives?)\b/ },
  'too-high': { always: /\b(too high|balloon(s|ed|ing)?)\b/ },
}

/** They say nothing about what goes wrong. */
const SILENT =
  /\b(a|ai|again|always|am|and|ball|balls|can|do|does|driver|fix|fixing|from|get|golf|help|hit|hits|hitting|how|i|i'm|in|irons?|is|it|keep|mine|my|of|off|on|shots?|so|stop|stopping|strike|strikes|the|them|to|why|with|woods?|wedges?)\b/g

/** The fault that these words speak of, the narrower one where two would fit. */
export function faultNamed(words: string): SwingFault | undefined {
  const read = words.toLowerCase().replaceAll('’', "'")
  const telling = read
    .replaceAll(SILENT, ' ')
    .replaceAll(/[^a-z]+/g, ' ')
    .trim()
  const names = Object.keys(WORDS)
  return SWING_FAULTS.toSorted((a, b) => names.indexOf(a) - names.indexOf(b)).find(
    (fault) => WORDS[fault].always?.test(read) === true || WORDS[fault].alone?.test(telling) === true,
  )
}
