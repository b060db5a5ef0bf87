import { isClubType } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'

/** A club named in a text. */
export type NamedClub = {
  readonly index: number
  readonly end: number
  /** Undefined for a wedge that is named by its loft alone. */
  readonly club: ClubType | undefined
  /** As it is named: 'a 56-degree wedge'. */
  readonly loftDeg: number | undefined
}

const LOFT = String.raw`(\d{1,2}(?:\.\d+)?)(?:\s?°|[- ]?deg(?:ree)?s?)[- ]`
const KINDS = String.raw`(?:([2-9]|11)[- ]?(iron|hybrid|rescue|wood)|(?<![\w.])([2-9])(i|h|w))`
const NAMED = String.raw`driver|(?<=\byour (?:average |typical |best |usual )?)drive|putter|pitching wedge|gap wedge|approach wedge|sand wedge|sand iron|lob wedge|pw|gw|aw|sw|lw|wedge`
const NAME = new RegExp(String.raw`(?:${LOFT})?\b(?:${KINDS}|(${NAMED}))s?\b`, 'gi')

const TYPES: Readonly<Record<string, ClubType>> = {
  driver: 'driver',
  drive: 'driver',
  putter: 'putter',
  'pitching wedge': 'pw',
  pw: 'pw',
  'gap wedge': 'gw',
  'approach wedge': 'gw',
  gw: 'gw',
  aw: 'gw',
  'sand wedge': 'sw',
  'sand iron': 'sw',
  sw: 'sw',
  'lob wedge': 'lw',
  lw: 'lw',
}
const KIND_OF: Readonly<Record<string, string>> = {
  i: 'iron',
  iron: 'iron',
  h: 'hybrid',
  hybrid: 'hybrid',
  rescue: 'hybrid',
  w: 'wood',
  wood: 'wood',
}

/** The clubs that a text names, in its order; a text with numbers in figures. */
export function clubsIn(text: string): readonly NamedClub[] {
  return [...text.matchAll(NAME)].flatMap(
    ({ 0: all, 1: loft, 2: number, 3: kind, 4: short, 5: letter, 6: name, index }) => {
      const loftDeg = loft === undefined ? undefined : Number(loft)
      const type =
        name === undefined
          ? `${number ?? short}-${KIND_OF[(kind ?? letter ?? '').toLowerCase()]}`
          : TYPES[name.toLowerCase()]
      const club = type !== undefined && isClubType(type) ? type : undefined
      // A wedge without a loft is any of them.
      if (club === undefined && (loftDeg === undefined || name?.toLowerCase() !== 'wedge')) return []
      return [{ index, end: index + all.length, club, loftDeg }]
    },
  )
}

/** The text with as many blanks in the place of each club: what is left has no club's number. */
export function withoutClubs(text: string, clubs: readonly NamedClub[]): string {
  return clubs.reduce((rest, { index, end }) => rest.slice(0, index) + '~'.repeat(end - index) + rest.slice(end), text)
}
