import { shopLinks } from '@bagwise/content/starter-sets/shop-links'
import { CLUBS } from '@bagwise/golf/club'
import type { PriceBreakdown, StarterSet, StarterSetClub } from '@bagwise/golf/starter-sets/starter-set'
import { usualLoftDeg } from '@bagwise/golf/usual-loft'
import { degreesText } from '#quantities/club-measure.ts'
import { dollars } from '#quantities/dollars.ts'
import { pricesOf } from '#quantities/price-day.copy.ts'
import { Badge } from '#ui/badge.tsx'
import * as copy from './starter-results.copy.ts'
import styles from '../starter-sets.module.css'

const PARTS = ['woods', 'irons', 'wedges', 'putter', 'bag'] as const satisfies readonly (keyof PriceBreakdown)[]

/** Where the set can be looked up; nothing when no shop has it. */
export function ShopThisSet({ set }: { readonly set: StarterSet }) {
  const { links, paysCommission } = shopLinks(set.shops, set.name)
  if (links.length === 0) return null
  return (
    <>
      <h5>{copy.shopHeading}</h5>
      <ul className={styles.shops}>
        {links.map(({ shop, name, url }) => (
          <li key={shop}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-2">{paysCommission ? copy.commissionNote : copy.plainSearchNote}</p>
    </>
  )
}

/** Each club with its loft, what it is and why it is there; its price where it is sold by itself. */
export function IncludedClubs({ clubs }: { readonly clubs: readonly StarterSetClub[] }) {
  return (
    <ul className="divide-y divide-rule">
      {clubs.map((club) => (
        <li key={club.type} className={styles.club}>
          <span className="font-plate text-plate-sm font-bold">{CLUBS[club.type].displayName}</span>
          <span className="plate text-plate-sm">{degreesText(club.loft ?? usualLoftDeg(club.type))}</span>
          <span className={`${styles.clubText} text-sm`}>
            {club.brand} {club.model}
            {club.plannedPriceDollars !== undefined && `, ${dollars(club.plannedPriceDollars)}`}. {club.description}.
            <span className="block text-ink-2">{club.whyIncluded}.</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What the parts come to; of a set with one price they are an estimate, and say so. */
export function PriceTable({ set }: { readonly set: StarterSet }) {
  const { priceBreakdown, estimatedTotal, soldAs, source, prices } = set
  return (
    <>
      <p className="text-sm text-ink-2">{pricesOf(prices)}</p>
      {soldAs === 'package' && (
        <p className="text-sm">
          <Badge look="estimate">{copy.estimatedBadge}</Badge> {copy.onePriceNote}
        </p>
      )}
      <table className="w-full">
        <tbody>
          {PARTS.map((part) => {
            const amount = priceBreakdown[part]
            return (
              amount !== undefined && (
                <tr key={part} className="border-t border-rule">
                  <th scope="row" className="py-1.5 text-left font-normal">
                    {copy.partNames[part]}
                  </th>
                  <td className="plate py-1.5 text-right text-plate-sm">{dollars(amount)}</td>
                </tr>
              )
            )
          })}
          <tr className="border-t-2 border-ink">
            <th scope="row" className="py-1.5 text-left">
              {copy.total}
            </th>
            <td className="plate py-1.5 text-right text-plate-sm">{dollars(estimatedTotal)}</td>
          </tr>
        </tbody>
      </table>
      <p className="mt-1 text-sm text-ink-2">{copy.priceSource(source)}</p>
    </>
  )
}
