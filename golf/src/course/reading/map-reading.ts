/** What a map says of a thing; keys and values are cut at `MAP_LIMITS`. */
export type Tags = Readonly<Record<string, string>>
export type LonLat = readonly [longitudeDeg: number, latitudeDeg: number]
export type Way = readonly LonLat[]

/** A tagged thing of a map, whatever the format of the file. The rings of an area are closed: even-odd. */
export type MapItem = { readonly id: string; readonly tags: Tags } & (
  | { readonly form: 'point'; readonly at: LonLat }
  | { readonly form: 'line'; readonly way: Way }
  | { readonly form: 'area'; readonly rings: readonly Way[] }
)

export type MapReading = {
  readonly items: readonly MapItem[]
  /** Things of golf that could not be read: a corner missing, a ring left open, a place that is none. */
  readonly unreadableCount: number
  /** The day of the map, YYYY-MM-DD, where the file says so. */
  readonly takenOn?: string | undefined
}

export const MAP_LIMITS = {
  megabytes: 12,
  corners: 400_000,
  things: 60_000,
  ringCorners: 5_000,
  tags: 100,
  textCharacters: 100,
} as const

/** Why a file is no map that can be read; `most` is the limit that it is beyond. */
export type ReadProblem =
  | { readonly code: 'not-a-map' }
  | { readonly code: 'broken' }
  | { readonly code: 'too-large'; readonly of: 'megabytes' | 'things'; readonly most: number }
  | { readonly code: 'too-many-corners'; readonly of: 'corners' | 'ringCorners'; readonly most: number }

/** Stops the reading of a file; `readMap` answers its problem. */
export class UnreadableMap extends Error {
  readonly problem: ReadProblem

  constructor(problem: ReadProblem) {
    super(problem.code)
    this.problem = problem
  }
}

export const BROKEN: ReadProblem = { code: 'broken' }
export const NOT_A_MAP: ReadProblem = { code: 'not-a-map' }

/** Counts corners over the whole file. */
export function cornerCounter(): (count: number) => void {
  let sum = 0
  return (count) => {
    sum += count
    if (sum > MAP_LIMITS.corners) {
      throw new UnreadableMap({ code: 'too-many-corners', of: 'corners', most: MAP_LIMITS.corners })
    }
  }
}

export function assertFewThings(count: number): void {
  if (count > MAP_LIMITS.things) throw new UnreadableMap({ code: 'too-large', of: 'things', most: MAP_LIMITS.things })
}

export function assertShortRing(way: Way): void {
  if (way.length - 1 > MAP_LIMITS.ringCorners) {
    throw new UnreadableMap({ code: 'too-many-corners', of: 'ringCorners', most: MAP_LIMITS.ringCorners })
  }
}

/** Undefined where it is no place on the earth. */
export function lonLatOf(longitudeDeg: unknown, latitudeDeg: unknown): LonLat | undefined {
  if (typeof longitudeDeg !== 'number' || typeof latitudeDeg !== 'number') return undefined
  const isPlace = Math.abs(longitudeDeg) <= MOST_DEG.longitude && Math.abs(latitudeDeg) <= MOST_DEG.latitude
  return isPlace ? [longitudeDeg, latitudeDeg] : undefined
}

const MOST_DEG = { longitude: 180, latitude: 90 } as const

/** Tags from whatever a file has there: texts and numbers, cut, and no key that is a property of every object. */
export function tagsOf(content: unknown): Tags {
  if (typeof content !== 'object' || content === null) return {}
  const tags: [string, string][] = []
  for (const [key, value] of Object.entries(content)) {
    if (tags.length === MAP_LIMITS.tags) break
    if (typeof value === 'string' || typeof value === 'number') tags.push([mapText(key), mapText(String(value))])
  }
  return Object.fromEntries(tags.filter(([key]) => key !== '__proto__'))
}

/** A text of a map: well-formed, composed (NFC), without control characters; "…" says that it is cut. */
export function mapText(text: string): string {
  const most = MAP_LIMITS.textCharacters
  const read = text.slice(0, 2 * most)
  const [...characters] = read
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
  if (characters.length <= most && read === text) return characters.join('')
  return `${characters.slice(0, most - 1).join('')}…`
}

export function isSameLonLat(
  [longitudeDeg, latitudeDeg]: LonLat,
  [otherLongitudeDeg, otherLatitudeDeg]: LonLat,
): boolean {
  return longitudeDeg === otherLongitudeDeg && latitudeDeg === otherLatitudeDeg
}

/** A triangle and its first corner again. */
const LEAST_RING_CORNERS = 4

export function isClosed(way: Way): boolean {
  const [first, last] = [way[0], way.at(-1)]
  return way.length >= LEAST_RING_CORNERS && first !== undefined && last !== undefined && isSameLonLat(first, last)
}

/** Whether courses are made of such things. */
export function isOfCourse({ golf, leisure, natural, landuse, waterway, water }: Tags): boolean {
  const isGround = [natural, landuse, waterway, water].some((value) => value !== undefined)
  return golf !== undefined || leisure === 'golf_course' || isGround
}

/** Lines also where they come back to their beginning. */
const LINE_KINDS: ReadonlySet<string | undefined> = new Set(['hole', 'path', 'cartpath'])

const STREAMS: ReadonlySet<string | undefined> = new Set(['river', 'stream', 'ditch', 'drain', 'canal', 'brook'])

/** Water that maps draw along its middle. */
export function isStream({ waterway }: Tags): boolean {
  return STREAMS.has(waterway)
}

export function isWaterArea({ natural, water, waterway, landuse }: Tags): boolean {
  return natural === 'water' || water !== undefined || waterway === 'riverbank' || landuse === 'reservoir'
}

function isOnlyALine(tags: Tags): boolean {
  return LINE_KINDS.has(tags.golf) || (tags.golf === undefined && isStream(tags) && !isWaterArea(tags))
}

/** A way is an area when it is closed, unless it is what is only ever a line. */
export function itemOfWay({ id, tags, way }: { readonly id: string; readonly tags: Tags; readonly way: Way }): MapItem {
  if (isOnlyALine(tags) || !isClosed(way)) return { id, tags, form: 'line', way }
  assertShortRing(way)
  return { id, tags, form: 'area', rings: [way] }
}
