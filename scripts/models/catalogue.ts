import { BALLS } from '../../content/src/balls/catalogue.prose.ts'
import { NEWER_BALLS } from '../../content/src/newer-models/newer-balls.ts'
import { NEWER_CLUBS } from '../../content/src/newer-models/newer-clubs.ts'
import { BUDGET_SETS } from '../../content/src/starter-sets/budget-sets.prose.ts'
import { MID_RANGE_SETS } from '../../content/src/starter-sets/mid-range-sets.prose.ts'
import { PREMIUM_SETS } from '../../content/src/starter-sets/premium-sets.prose.ts'
import { FITTING_PRICES } from '../../golf/src/fitting/spending-order.ts'
import { isOverAYearOld } from '../../golf/src/price-day.ts'
import type { PriceDay } from '../../golf/src/price-day.ts'
import { page, paragraph, table } from './markdown.ts'

type Priced = { readonly name: string; readonly price: string; readonly prices: PriceDay; readonly sure: string }

const NOT_SAID = ''
const dollars = (amount: number) => `$${amount}`

const PRICED: readonly Priced[] = [
  ...BALLS.map(({ brand, model, pricePerDozen, sources: { price } }) => ({
    name: `Ball: ${brand} ${model}`,
    price: dollars(pricePerDozen.typical),
    prices: price,
    sure: price.confidence,
  })),
  ...[...BUDGET_SETS, ...MID_RANGE_SETS, ...PREMIUM_SETS].map(({ name, estimatedTotal, prices }) => ({
    name: `Set: ${name}`,
    price: dollars(estimatedTotal),
    prices,
    sure: NOT_SAID,
  })),
  { name: 'Fitting: price ranges', price: NOT_SAID, prices: FITTING_PRICES, sure: NOT_SAID },
]

/** docs/models/catalogue.md: what the catalogue knows, and which prices are due. */
export function cataloguePage(): string {
  const checked = PRICED.map(({ prices }) => prices.checkedOn).toSorted()
  const latest = checked.at(-1) ?? ''
  const old = PRICED.filter(({ prices }) => isOverAYearOld(prices, latest))
  return page(
    '# The catalogue, and which prices are due',
    paragraph(
      'Written by `npm run docs` from `content/src/balls`, `content/src/starter-sets` and `content/src/newer-models`:',
      'change those, not this page. Prices are looked for in February and October: the maker’s page or two trade sources,',
      'else the old price stays, with its year. A price that was not found is blank.',
    ),
    '## Newer models',
    paragraph('Shown with the models of 2024; a ball whose compression was not found gets no rank.'),
    table(
      ['Model', 'Year', 'On sale', 'Price', 'Checked on', 'Confidence', 'Source'],
      [...NEWER_BALLS, ...NEWER_CLUBS].map(({ brand, model, year, onSale, price, checkedOn, confidence, basis }) => [
        `${brand} ${model}`,
        String(year),
        onSale?.day ?? NOT_SAID,
        price ? `${dollars(price.dollars)} (${price.confidence})` : NOT_SAID,
        checkedOn,
        confidence,
        basis,
      ]),
    ),
    `## Over twelve months old on ${latest}`,
    table(
      ['What', 'Price', 'Of', 'Checked on', 'Confidence'],
      old.map(({ name, price, prices, sure }) => [name, price, String(prices.year), prices.checkedOn, sure]),
    ),
  )
}
