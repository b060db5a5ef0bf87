import type { Profile } from '@bagwise/contract/profile'

/** Works something out once for each state of the profile, which is never changed in place: several parts of a screen ask. */
export function oncePerProfile<Result extends object>(workOut: (profile: Profile) => Result) {
  const known = new WeakMap<Profile, Result>()
  return (profile: Profile): Result => {
    const result = known.get(profile) ?? workOut(profile)
    known.set(profile, result)
    return result
  }
}
