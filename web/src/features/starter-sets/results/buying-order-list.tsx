import { useMemo } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import { CLUBS } from '@bagwise/golf/club'
import type { StarterSet } from '@bagwise/golf/starter-sets/starter-set'
import { buyingOrderOf } from './buying-order-of.ts'
import { fillsText } from '#profile-parts/bag-plan/bag-action.copy.ts'
import { dollars } from '#quantities/dollars.ts'
import * as copy from './starter-results.copy.ts'
import styles from '../starter-sets.module.css'

type BuyingOrderListProps = {
  readonly set: StarterSet
  readonly profile: Profile | undefined
}

/** Which clubs to begin with, and which of the rest save most strokes next. */
export function BuyingOrderList({ set, profile }: BuyingOrderListProps) {
  const { start, next } = useMemo(() => buyingOrderOf(set, profile), [set, profile])
  const units = profile?.preferredUnits ?? 'yards'
  const startDollars = set.clubs
    .filter(({ type }) => start.includes(type))
    .reduce((sum, { plannedPriceDollars = 0 }) => sum + plannedPriceDollars, 0)
  return (
    <>
      <h5>{copy.orderHeading(start.length)}</h5>
      <p>
        {copy.startClubs({
          clubs: copy.clubNames(start),
          price: set.soldAs === 'separates' ? dollars(startDollars) : undefined,
        })}
      </p>
      <p className="mt-1 text-sm text-ink-2">{set.soldAs === 'separates' ? copy.nextSeparates : copy.nextInBox}</p>
      <ol className={styles.order}>
        {next.map((step) => (
          <li key={step.club}>
            <strong>{CLUBS[step.club].displayName}</strong>: {fillsText(step, units)}
          </li>
        ))}
      </ol>
    </>
  )
}
