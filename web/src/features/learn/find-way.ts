import { faultNamed } from '@bagwise/content/swing/fault-words'
import type { SwingFault } from '@bagwise/content/swing/fault-words'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { yardsFromShown } from '#quantities/distance.ts'

/** Where typed words lead: to the club for a distance, to the cause of a fault, else to the articles. */
export type Way =
  | { readonly to: 'shot'; readonly distanceYards: number }
  | { readonly to: 'fault'; readonly fault: SwingFault }
  | { readonly to: 'words'; readonly words: string }

/** What the shot advisor takes. */
const SHOT_YARDS = { from: 20, to: 300 } as const

/** A number by itself or of the pin, or one with its unit anywhere. Degrees and club numbers are no distances. */
const BARE = /^(\d{1,3})(?: (?:to|from) (?:the )?(?:pin|green|flag|hole))?$/
const WITH_UNIT = /(?:^|\s)(\d{1,3})\s?-?(yards?|yds?|metres?|meters?|m)\b/

/** Undefined as long as nothing is typed. */
export function findWay(typed: string, units: PreferredUnits): Way | undefined {
  const words = typed.trim().replaceAll(/\s+/g, ' ')
  if (words === '') return undefined
  const distanceYards = yardsIn(words.toLowerCase(), units)
  if (distanceYards !== undefined) return { to: 'shot', distanceYards }
  const fault = faultNamed(words)
  return fault ? { to: 'fault', fault } : { to: 'words', words }
}

/** The address that it leads to. */
export function pathOf(way: Way): string {
  if (way.to === 'shot') return `/shot-advisor?distance=${way.distanceYards}`
  if (way.to === 'fault') return `/swing-analyzer?fault=${way.fault}`
  return `/encyclopedia?${new URLSearchParams({ search: way.words })}`
}

function yardsIn(words: string, units: PreferredUnits): number | undefined {
  const [, bare] = BARE.exec(words) ?? []
  const [, number, unit = ''] = WITH_UNIT.exec(words) ?? []
  const shown = Number(bare ?? number)
  if (!Number.isInteger(shown)) return undefined
  const yards = yardsFromShown(shown, unit === '' ? units : unit.startsWith('y') ? 'yards' : 'metres')
  return yards >= SHOT_YARDS.from && yards <= SHOT_YARDS.to ? yards : undefined
}
