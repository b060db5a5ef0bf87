import type { Profile } from '@bagwise/contract/profile'
import type { likeMeForGolfer } from '@bagwise/golf/distances/like-me-for-golfer'
import { notify, retract } from '#ui/notices.ts'
import * as copy from './calculator.copy.ts'

let likeMe: typeof likeMeForGolfer | undefined

/** Fetches the model, once. False when it could not be had: then the golfer has been told. */
export async function loadLikeMe(): Promise<boolean> {
  try {
    likeMe ??= (await import('@bagwise/golf/distances/like-me-for-golfer')).likeMeForGolfer
    retract(copy.likeMeNotLoaded)
    return true
  } catch (error) {
    console.warn('The model of Like me could not be loaded', error)
    notify('alert', copy.likeMeNotLoaded)
    return false
  }
}

/** Like me for this golfer; undefined until the model is there. */
export function likeMeOf(profile: Profile): ReturnType<typeof likeMeForGolfer> | undefined {
  return likeMe?.(profile)
}
