import type { ClubType } from '../club.ts'
import { isClubType } from '../club.ts'

/**
 * Launch monitors' names for kinds of clubs, in English, German, Spanish, French, Italian, Swedish and Dutch, including
 * short ones such as `D` and `Irn`.
 */
const KINDS = [
  ['wood', /^(?:fairway )?(?:woods?|w|holz|madera|bois|legno|tra|hout)$/],
  ['hybrid', /^(?:hybrids?|hyb|hy|h|hibrido|hybride|ibrido|rescue)$/],
  ['iron', /^(?:irons?|i|eisen|hierro|fer|ferro|jarn|ijzer)$/],
] as const

/** Names without a number. */
const NAMES: ReadonlyMap<string, ClubType> = new Map<string, ClubType>([
  ...named('driver', 'driver', 'dr', 'd', '1 w', 'w 1', '1 wood'),
  ...named('pw', 'pw', 'p', 'pitching wedge', 'p wedge', 'pitching', 'pitch wedge', 'cocheur d allee'),
  ...named('gw', 'gw', 'aw', 'uw', 'gap wedge', 'approach wedge', 'attack wedge', 'g wedge', 'a wedge', 'gap'),
  ...named('sw', 'sw', 'sand wedge', 'sandwedge', 's wedge', 'sand', 'cocheur de sable'),
  ...named('lw', 'lw', 'lob wedge', 'l wedge', 'lob', 'cocheur de lob'),
  ...named('putter', 'putter', 'pt'),
])

/**
 * The club behind a launch monitor's name: `7 Iron`, `7i`, `I7`, `Eisen 7`, `Järn 7`, `LOB`, `Pitching-Wedge`. Undefined
 * for ambiguous names (`52`, `Irn`) and for clubs that Bagwise does not know (`4 Wood`, `2 Iron`).
 */
export function clubOfLabel(label: string): ClubType | undefined {
  const plain = plainLabel(label)
  const name = NAMES.get(plain)
  if (name) return name
  const [, before = '', kindName = '', after = ''] = /^(\d{0,2}) ?([a-z ]*?) ?(\d{0,2})$/.exec(plain) ?? []
  const kind = KINDS.find(([, pattern]) => pattern.test(kindName))?.[0]
  const type = `${before}${after}-${kind}`
  return isClubType(type) ? type : undefined
}

/** Lower case, without accents and punctuation: labels that read alike are equal. `7I` becomes `7 i`. */
export function plainLabel(label: string): string {
  return label
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(/(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)/gu, ' ')
    .trim()
}

function named(club: ClubType, ...names: readonly string[]): readonly (readonly [string, ClubType])[] {
  return names.map((name) => [name, club])
}
