import { HOLE_LIMITS } from './hole-limits.ts'
import type { Tags } from './reading/map-reading.ts'

const STROKE_INDEXES = { least: 1, most: 18 } as const
/** "7", "Hole 7", "Loch 7", "Hole no. 7". */
const ONLY_A_NUMBER =
  /^(?:hole|hul|hål|hull|buca|loch|bahn|trou|hoyo|buraco|jamka|jamke|dołek|rupa|braut|reikä)?\s*(?:nr\.?|no\.?|#)?\s*(\d{1,2})$/i

/** From `ref`, else from a name that is only a number; never from the order in a file. */
export function holeNumber({ ref, name }: Tags): number | undefined {
  return (
    wholeNumber(ref, HOLE_LIMITS.numbers) ??
    wholeNumber(ONLY_A_NUMBER.exec(name?.trim() ?? '')?.[1], HOLE_LIMITS.numbers)
  )
}

export function parOf(tags: Tags): number | undefined {
  return wholeNumber(tags.par, HOLE_LIMITS.pars) ?? agreed(tags, 'par:', HOLE_LIMITS.pars)
}

export function strokeIndexOf(tags: Tags): number | undefined {
  return wholeNumber(tags.handicap, STROKE_INDEXES) ?? agreed(tags, 'handicap:', STROKE_INDEXES)
}

/** What the tees' own tags (`par:white`) say, where they say the same. */
function agreed(tags: Tags, prefix: string, range: Range): number | undefined {
  const said = Object.entries(tags).flatMap(([key, value]) =>
    key.startsWith(prefix) ? [wholeNumber(value, range)] : [],
  )
  return new Set(said).size === 1 ? said[0] : undefined
}

type Range = { readonly least: number; readonly most: number }

function wholeNumber(text: string | undefined, { least, most }: Range): number | undefined {
  const digits = /^\s*(\d{1,2})\s*$/.exec(text ?? '')?.[1]
  const number = Number(digits)
  return digits !== undefined && number >= least && number <= most ? number : undefined
}

/** A name that says more than the number. */
export function holeName({ name }: Tags): string | undefined {
  return ONLY_A_NUMBER.test(name?.trim() ?? '') ? undefined : trimmedText(name)
}

/** Names without the spaces around them; none that is empty. */
export function trimmedText(text: string | undefined): string | undefined {
  const trimmed = text?.trim()
  return trimmed === undefined || trimmed === '' ? undefined : trimmed
}
