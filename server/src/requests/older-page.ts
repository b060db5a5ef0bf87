import { CONTRACT_VERSION, CONTRACT_VERSION_HEADER } from '@bagwise/contract/contract-version'
import type { Profile } from '@bagwise/contract/profile'
import { flexOf, loftOf } from '@bagwise/golf/bag'
import { withEstimatedFacts } from '@bagwise/golf/facts'
import { PROFILE_DEFAULTS } from '@bagwise/golf/golfer'

/** Whether the request comes from a page that knows no null for what nobody gave. */
export function isOfOlderPage({ headers }: { readonly headers: Readonly<Record<string, unknown>> }): boolean {
  return !(Number(headers[CONTRACT_VERSION_HEADER]) >= CONTRACT_VERSION)
}

/** The profile for such a page: with estimates, and with the defaults that accounts began with. */
export function forOlderPage(profile: Profile): Profile {
  const estimated = withEstimatedFacts(profile)
  const missing = Object.entries(PROFILE_DEFAULTS).filter(([field]) => Reflect.get(estimated, field) === null)
  return {
    ...estimated,
    ...Object.fromEntries(missing),
    golfBag: profile.golfBag.map((club) => ({ ...club, loft: loftOf(club), shaftFlex: flexOf(club) })),
  }
}
