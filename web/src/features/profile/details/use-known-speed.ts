import { lazyRule } from '#features/profile/lazy-rule.ts'

/** The swing speed by carries or answers; undefined while it is on its way, and where there are none. */
export const useKnownSpeed = lazyRule(async () => (await import('./known-speed.ts')).knownSpeed)

/** What every tool goes by instead of a said speed; undefined while it is on its way, and where nothing moves it. */
export const useCountedSpeed = lazyRule(async () => (await import('./known-speed.ts')).countedSpeed)
