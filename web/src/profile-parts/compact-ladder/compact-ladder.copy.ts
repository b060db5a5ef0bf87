import type { Gap } from '@bagwise/golf/gapping/find-gaps'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { clubName } from '#charts/gap-text.ts'
import { distanceApart } from '#charts/gap.copy.ts'
import { unitWords } from '#quantities/distance.ts'

export const yours = 'yours'
export const estimated = 'estimated ±'

/** 'Driver 171', '5-Wood 141 estimated, plus or minus 7'. */
export const spokenRung = ({ name, carry }: { readonly name: string; readonly carry: string }) => `${name} ${carry}`

export const spokenLadder = (rungs: readonly string[], units: PreferredUnits) =>
  `Carry in ${unitWords(units)}: ${rungs.join('; ')}.`

export function spokenFault(gap: Gap, units: PreferredUnits): string {
  const pair = `${clubName(gap.longer.club)} and ${clubName(gap.shorter.club)}`
  return gap.verdict === 'too-close'
    ? `${pair} are only ${distanceApart(gap, units)} apart.`
    : `${distanceApart(gap, units)} between ${pair}.`
}
