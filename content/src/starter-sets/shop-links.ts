import type { RetailerId } from '@bagwise/golf/starter-sets/starter-set'

/** A shop whose search takes words: `searchUrl` writes the address for words that are encoded already. */
type Retailer = { readonly name: string; readonly searchUrl: (words: string) => string }

/** How the shops' own searches are addressed, as seen in 2024; none of them asks for anything but the words. */
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

/** What a shop wants added to its addresses to know who sent the golfer, as in `tag=bagwise-20`. */
export type AffiliateTags = Readonly<Partial<Record<RetailerId, string>>>

/** None is configured: the links are plain searches and earn nobody anything. */
export const AFFILIATE_TAGS: AffiliateTags = {}

export type ShopLink = { readonly shop: RetailerId; readonly name: string; readonly url: string }
export type ShopLinks = { readonly links: readonly ShopLink[]; readonly paysCommission: boolean }

/** Where the words can be looked up in these shops, and whether any of the links earns a commission. */
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
