import type { ShaftFlex, ShaftType } from '@bagwise/golf/bag'
import { capitalised } from '#charts/gap-text.ts'
import { degreesText } from '#quantities/club-measure.ts'
import { numberText } from '#quantities/number-text.ts'

/** A flex as it stands in a sentence. */
export function flexWord(flex: ShaftFlex): string {
  return flex === 'extra-stiff' ? 'X-stiff' : flex
}

/** 'Stiff graphite'. */
export function shaftText({ flex, type }: { readonly flex: ShaftFlex; readonly type: ShaftType }): string {
  return capitalised(`${flexWord(flex)} ${type}`)
}

/** '52°' for one number, '18-20°' for two ends. */
export function degreesBetween({ fromDeg, toDeg }: { readonly fromDeg: number; readonly toDeg: number }): string {
  return fromDeg === toDeg ? degreesText(fromDeg) : `${numberText(fromDeg)}-${degreesText(toDeg)}`
}
