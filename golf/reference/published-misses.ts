/** A published mean distance to the hole, over all shots of a kind including penalties and lay-ups. */
export type PublishedMiss = {
  readonly handicap: number
  readonly distanceYards: number
  readonly publishedFeet: number
  readonly source: string
}

const AT_150 = 'Shot Scope, nationalclubgolfer.com and carnoustiegolflinks.com'

export const PUBLISHED_MISSES: readonly PublishedMiss[] = [
  { handicap: 0, distanceYards: 150, publishedFeet: 41, source: AT_150 },
  { handicap: 5, distanceYards: 150, publishedFeet: 58, source: AT_150 },
  { handicap: 15, distanceYards: 150, publishedFeet: 88, source: AT_150 },
  { handicap: 25, distanceYards: 150, publishedFeet: 118, source: AT_150 },
  { handicap: 20, distanceYards: 75, publishedFeet: 49, source: 'Shot Scope, inkl.com' },
  { handicap: 20, distanceYards: 100, publishedFeet: 55, source: 'Shot Scope, inkl.com' },
]
