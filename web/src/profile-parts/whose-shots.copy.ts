import type { FactSource } from '@bagwise/golf/facts'
import { modelHandicap } from '@bagwise/golf/shot-advice/model-handicap'
import { handicapText } from '#quantities/handicap.ts'
import type { WhoseShots } from './whose-shots.ts'

/** The golfer that typical shots are of; without a source nobody gave a handicap. */
export type TypicalGolfer = { readonly handicap: number; readonly handicapSource: FactSource | undefined }

const PERCENT = 100

/** 'your 34 shots', 'typical of handicap 15, 40 % yours'. */
export function whoseWords(whose: WhoseShots, golfer: TypicalGolfer): string {
  if (whose.whose === 'own') return ownShots(whose.shotCount)
  const typical = typicalWords(golfer)
  if (whose.whose === 'typical') return typical
  const share = `${Math.round(whose.share * PERCENT)} %`
  return `${typical}, ${share} ${whose.whose === 'partly-own' ? 'yours' : 'from your other clubs'}`
}

/** 'your 34 shots'. */
const ownShots = (shotCount: number) => (shotCount === 1 ? 'your one shot' : `your ${shotCount} shots`)

/** 'typical of handicap 15', 'typical of a golfer off scratch' for one who is better; no number where none is known. */
function typicalWords({ handicap, handicapSource }: TypicalGolfer): string {
  if (handicapSource === undefined) return 'typical'
  const counted = modelHandicap(handicap)
  return counted === handicap ? `typical of handicap ${handicapText(handicap)}` : `typical of a golfer ${off(counted)}`
}

/** 'off scratch', 'off 40'. */
export const off = (counted: number) => (counted === 0 ? 'off scratch' : `off ${handicapText(counted)}`)
