import type { RetailerId } from '@bagwise/golf/starter-sets/starter-set'

/** A shop with a text search: `searchUrl` takes encoded words. */
type Retailer = { readonly name: string; readonly searchUrl: (words: string) => string }

/** The shops' own search addresses as of 2024; they need nothing but the words. */
const RETAILERS = {
  amazon: { name: 'Amazon', searchUrl: (words) => `https://www.amazon.com/s?k=${words}` },
  globalGolf: { name: 'GlobalGolf', searchUrl: (words) => `https://www.globalgolf.com/search/?term=${words}` },
  pga: {
    name: 'PGA TOUR Superstore',
    searchUrl: (words) => `https://www.pgatoursuperstore.com/search?q=${words}`,
  },
  rogerDunn: {
    name: 'Roger Dunn Golf Shops',
    searchUrl: (words) => `https://www.worldwidegolfshops.com/${words}?_q=${words}&map=ft`,
  },
} as const satisfies Record<RetailerId, Retailer>

/** Parameters that identify the referrer, such as `tag=bagwise-20`. */
export type AffiliateTags = Readonly<Partial<Record<RetailerId, string>>>

/** None are configured: the links are plain searches without commission. */
export const AFFILIATE_TAGS: AffiliateTags = {}

export type ShopLink = { readonly shop: RetailerId; readonly name: string; readonly url: string }
export type ShopLinks = { readonly links: readonly ShopLink[]; readonly paysCommission: boolean }

/** Search links for these shops, and whether any of them earns a commission. */
export function shopLinks(
  shops: readonly RetailerId[],
  words: string,
  tags: AffiliateTags = AFFILIATE_TAGS,
): ShopLinks {
  const query = encodeURIComponent(words)
  return {
    links: shops.map((shop) => {
      const { name, searchUrl } = RETAILERS[shop]
      const url = searchUrl(query)
      const tag = tags[shop]
      return { shop, name, url: tag === undefined ? url : `${url}&${tag}` }
    }),
    paysCommission: shops.some((shop) => tags[shop] !== undefined),
  }
}
