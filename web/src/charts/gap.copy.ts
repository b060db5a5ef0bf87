import type { ClubType } from '@bagwise/golf/club'
import type { LoftRange } from '@bagwise/golf/gapping/filler'
import type { Gap, GapVerdict } from '@bagwise/golf/gapping/find-gaps'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { unitWord, unitWords } from '#quantities/distance.ts'
import { degreesText } from '#quantities/club-measure.ts'
import { numberText } from '#quantities/number-text.ts'
import { clubName, shownGapOf } from './gap-text.ts'

/** As the scorecard has it: what the golfer reads beside a gap's mark. */
export const verdictLabels = {
  'too-close': 'too close',
  good: 'good gap',
  'too-large': 'too large',
} as const satisfies Record<GapVerdict, string>

/** 'a 4-Hybrid', 'an 8-Iron'. */
export function withArticle(club: ClubType): string {
  const name = clubName(club)
  return `${name.startsWith('8') ? 'an' : 'a'} ${name}`
}

/** 'Driver, 3-Wood and 5-Wood'; the article goes before all but the first. */
export function clubList(clubs: readonly ClubType[], article = ''): string {
  const names = clubs.map((club, index) => (index === 0 ? clubName(club) : article + clubName(club)))
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

/** '50 to 52°', '21°'. */
export function loftText({ fromDeg, toDeg }: LoftRange): string {
  return fromDeg === toDeg ? degreesText(fromDeg) : `${numberText(fromDeg)} to ${degreesText(toDeg)}`
}

/** '3 yards', '1 metre': a gap as a distance apart. */
export function distanceApart(gap: Gap, units: PreferredUnits): string {
  const shown = shownGapOf(gap, units)
  return `${shown} ${shown === 1 ? unitWord(units) : unitWords(units)}`
}

/** '24 yard gap': the unit as part of the name keeps its singular. */
export function gapName(gap: Gap, units: PreferredUnits): string {
  return `${shownGapOf(gap, units)} ${unitWord(units)} gap`
}

/** The whole finding: '20 yard gap', '3 yards apart, too close', '24 yard gap, too large'. */
export function gapFinding(gap: Gap, units: PreferredUnits): string {
  if (gap.verdict === 'good') return gapName(gap, units)
  const words = gap.verdict === 'too-close' ? `${distanceApart(gap, units)} apart` : gapName(gap, units)
  return `${words}, ${verdictLabels[gap.verdict]}`
}
