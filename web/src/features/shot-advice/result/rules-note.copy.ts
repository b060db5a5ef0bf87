import { modelHandicap } from '@bagwise/golf/shot-advice/model-handicap'
import { off, whoseWords } from '#profile-parts/whose-shots.copy.ts'
import type { TypicalGolfer } from '#profile-parts/whose-shots.copy.ts'
import type { WhoseShots } from '#profile-parts/whose-shots.ts'
import { handicapText } from '#quantities/handicap.ts'
import { percentText } from '#quantities/number-text.ts'

const PERCENT = 100

/** How the advice came about. */
export function rulesNote({
  whose,
  isLeftHanded,
  ...golfer
}: TypicalGolfer & {
  /** Of the club advised. */
  readonly whose: WhoseShots
  /** Undefined where the profile does not say. */
  readonly isLeftHanded: boolean | undefined
}): string {
  return `From your carries and a flight model, on this device. ${scatterWords(whose, golfer)}${isLeftHanded ? '; aim and drift are a left-hander’s' : ''}.`
}

function scatterWords(whose: WhoseShots, golfer: TypicalGolfer): string {
  if (whose.whose === 'own') return `How far shots scatter comes from ${whoseWords(whose, golfer)}`
  const typical = `How far shots scatter is typical ${typically(golfer)}`
  if (whose.whose === 'typical') return typical
  const share = percentText(whose.share * PERCENT)
  return `${typical}; ${whose.whose === 'partly-own' ? `${share} of it is yours` : `${share} of it comes from your other clubs`}`
}

function typically({ handicap, handicapSource }: TypicalGolfer): string {
  if (handicapSource === undefined) return `for a handicap of ${handicapText(handicap)}, since your profile has none`
  const counted = modelHandicap(handicap)
  if (counted !== handicap) return `for a golfer ${off(counted)}, the closest we have to your ${handicapText(handicap)}`
  const words = handicapSource === 'estimated' ? 'estimated from your score' : 'as in your profile'
  return `for a handicap of ${handicapText(handicap)}, ${words}`
}
