import { shopLinks } from '@bagwise/content/starter-sets/shop-links'
import type { StarterSet } from '@bagwise/golf/starter-sets/starter-set'

/** Where the set can be looked up; nothing when no shop has it. */
export function ShopThisSet({ set }: { readonly set: StarterSet }) {
  const { links, paysCommission } = shopLinks(set.shops, set.name)
  if (links.length === 0) return null
  return (
    <>
      <h4>Shop This Set</h4>
      <ul className="sets-shops">
        {links.map(({ shop, name, url }) => (
          <li key={shop}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-2">
        {paysCommission
          ? 'Bagwise may earn a commission when you buy through these links. It changes no price and no advice.'
          : 'Plain searches that open in a new tab; they earn us nothing.'}
      </p>
    </>
  )
}
