import type { ShotWords } from '@bagwise/golf/memory/shot-record'
import { mergeFields } from './merge-fields.ts'
import type { ValueOf } from './merge-fields.ts'

type Merge = { readonly stored: ShotWords; readonly base: ShotWords; readonly wanted: ShotWords }

/** What a golfer says of a shot, merged: fields that they did not change relative to the base stay as stored. */
export function mergeShotWords(merge: Merge): ShotWords {
  return mergeFields(wordsBy, merge)
}

export function isSameWords(one: ShotWords, other: ShotWords): boolean {
  return one.club === other.club && one.swing === other.swing && one.mark === other.mark
}

/** Only what may change. */
export function wordsOf(shot: ShotWords): ShotWords {
  return wordsBy((field) => shot[field])
}

export function wordsBy(valueOf: ValueOf<ShotWords>): ShotWords {
  return { club: valueOf('club'), swing: valueOf('swing'), mark: valueOf('mark') }
}
