import type { ShaftFlex, ShaftType } from '@bagwise/golf/bag'
import { capitalised } from '#charts/gap-words.ts'
import { degreesText } from '#quantities/club-measure.ts'
import { numberText } from '#quantities/number-text.ts'

/** Flexes as they stand in a sentence. */
export const FLEX_WORDS = {
  ladies: 'ladies',
  senior: 'senior',
  regular: 'regular',
  stiff: 'stiff',
  'extra-stiff': 'X-stiff',
} as const satisfies Record<ShaftFlex, string>

export const SHAFT_WORDS = { graphite: 'graphite', steel: 'steel' } as const satisfies Record<ShaftType, string>

/** 'Stiff graphite'. */
export function shaftText({ flex, type }: { readonly flex: ShaftFlex; readonly type: ShaftType }): string {
  return capitalised(`${FLEX_WORDS[flex]} ${SHAFT_WORDS[type]}`)
}

/** '52°' for one number, '18-20°' for two ends. */
export function degreesBetween({ fromDeg, toDeg }: { readonly fromDeg: number; readonly toDeg: number }): string {
  return fromDeg === toDeg ? degreesText(fromDeg) : `${numberText(fromDeg)}-${degreesText(toDeg)}`
}
