import { documentOf } from '@bagwise/contract/profile-document'
import type { Profile } from '@bagwise/contract/profile'
import { CLUBS } from '@bagwise/golf/club'
import { buyingOrder, expectedCarries } from '@bagwise/golf/starter-sets/buying-order'
import type { StarterSet } from '@bagwise/golf/starter-sets/starter-set'
import { shownDistance, unitWord } from '#quantities/distance.ts'
import { clubNames } from './result-text.ts'
import { dollars } from '#quantities/dollars.ts'
import styles from '../starter-sets.module.css'

/** Nobody's swing: carries are standard then. */
const UNKNOWN_GOLFER = { swingSpeed: null, swingSpeedRange: null, distances: {} }
const COUNT_WORDS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']

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
    expectedCarries(types, golfer),
    types.filter((type) => type === 'putter'),
  )
  const units = profile?.preferredUnits ?? 'yards'
  const startDollars = set.clubs
    .filter(({ type }) => start.includes(type))
    .reduce((sum, { plannedPriceDollars = 0 }) => sum + plannedPriceDollars, 0)
  return (
    <details className={styles.details} open={isOpen}>
      <summary>Start with these {COUNT_WORDS[start.length] ?? start.length}, add these next</summary>
      <p>
        {clubNames(start)}.{set.soldAs === 'separates' && ` About ${dollars(startDollars)} to begin with.`}
      </p>
      <p className="mt-1 text-sm text-ink-2">
        {set.soldAs === 'separates'
          ? 'Then buy whatever closes the largest hole that is left:'
          : 'The box holds them all: take these to the range first, then whatever closes the largest hole that is left:'}
      </p>
      <ol className={styles.order}>
        {next.map(({ club, longer, shorter, holeYards }) => (
          <li key={club}>
            <strong>{CLUBS[club].displayName}</strong>: {shownDistance(holeYards, units)} {unitWord(units)} hole from{' '}
            {CLUBS[longer].displayName} to {CLUBS[shorter].displayName}
          </li>
        ))}
      </ol>
    </details>
  )
}
