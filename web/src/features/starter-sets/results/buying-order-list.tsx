import { documentOf } from '@bagwise/contract/profile-document'
import type { Profile } from '@bagwise/contract/profile'
import { CLUBS } from '@bagwise/golf/club'
import { estimatorOf } from '@bagwise/golf/distances/estimate-method'
import { buyingOrder, expectedCarries } from '@bagwise/golf/starter-sets/buying-order'
import type { StarterSet } from '@bagwise/golf/starter-sets/starter-set'
import { keptEstimateMethod } from '#profile-parts/estimate-method.ts'
import { shownDistance, unitWord } from '#quantities/distance.ts'
import * as copy from './starter-results.copy.ts'
import { dollars } from '#quantities/dollars.ts'
import styles from '../starter-sets.module.css'

/** Nobody's swing: carries are standard then. */
const UNKNOWN_GOLFER = { swingSpeed: null, swingSpeedRange: null, distances: {} }

type BuyingOrderListProps = {
  readonly set: StarterSet
  readonly profile: Profile | undefined
  readonly isOpen: boolean
}

/** Which clubs to begin with, and which of the rest are worth most next. */
export function BuyingOrderList({ set, profile, isOpen }: BuyingOrderListProps) {
  const types = set.clubs.map(({ type }) => type)
  const golfer = profile ? { ...profile, distances: documentOf(profile).distances } : UNKNOWN_GOLFER
  const { start, next } = buyingOrder(
    expectedCarries(types, golfer, profile && estimatorOf(keptEstimateMethod(), profile)),
    types.filter((type) => type === 'putter'),
  )
  const units = profile?.preferredUnits ?? 'yards'
  const startDollars = set.clubs
    .filter(({ type }) => start.includes(type))
    .reduce((sum, { plannedPriceDollars = 0 }) => sum + plannedPriceDollars, 0)
  return (
    <details className={styles.details} open={isOpen}>
      <summary>{copy.orderHeading(start.length)}</summary>
      <p>
        {copy.startClubs({
          clubs: copy.clubNames(start),
          price: set.soldAs === 'separates' ? dollars(startDollars) : undefined,
        })}
      </p>
      <p className="mt-1 text-sm text-ink-2">{set.soldAs === 'separates' ? copy.nextSeparates : copy.nextInBox}</p>
      <ol className={styles.order}>
        {next.map(({ club, longer, shorter, holeYards }) => (
          <li key={club}>
            <strong>{CLUBS[club].displayName}</strong>:{' '}
            {copy.holeBetween({
              size: shownDistance(holeYards, units),
              unit: unitWord(units),
              longer: CLUBS[longer].displayName,
              shorter: CLUBS[shorter].displayName,
            })}
          </li>
        ))}
      </ol>
    </details>
  )
}
