import { golferCopy } from '#storage/golfer-copy.ts'
import { fields, flag, text } from '#storage/parsers.ts'

type Kept = { readonly golfer: string; readonly areKept: boolean }

const kept = golferCopy<Kept>({ key: 'bagwise.round-pictures', parse: fields({ golfer: text, areKept: flag }) })

/**
 * *Keep pictures for my other devices*: then rows of a round say where its strokes were played, as yards from the tee of
 * their hole, and never as a place on earth. Off unless the golfer turns it on, on this device.
 */
export const keepPictures = {
  use: (golfer: string): boolean => kept.useKept(golfer)?.areKept ?? false,
  set: (golfer: string, areKept: boolean): void => kept.keep({ golfer, areKept }),
}
