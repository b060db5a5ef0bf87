import type { Gap } from '@bagwise/golf/gapping/find-gaps'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { clubName } from '#charts/gap-text.ts'
import { distanceApart } from '#charts/gap.copy.ts'

/** 'Driver 171 yards', '5-Wood 141 yards, estimated, plus or minus 7'. */
export const spokenRung = ({ name, carry }: { readonly name: string; readonly carry: string }) => `${name} ${carry}`

export const spokenLadder = (rungs: readonly string[]) => `${rungs.join('; ')}.`

export function spokenFault(gap: Gap, units: PreferredUnits): string {
  const pair = `${clubName(gap.longer.club)} and ${clubName(gap.shorter.club)}`
  return gap.verdict === 'too-close'
    ? `${pair} are only ${distanceApart(gap, units)} apart.`
    : `${distanceApart(gap, units)} between ${pair}.`
}
