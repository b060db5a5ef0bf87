import type { PriceBreakdown, StarterSet } from '@bagwise/golf/starter-sets/starter-set'
import { Badge } from '#ui/badge.tsx'
import { dollars } from '#quantities/dollars.ts'

const PARTS = [
  { part: 'woods', name: 'Woods and hybrids' },
  { part: 'irons', name: 'Irons and pitching wedge' },
  { part: 'wedges', name: 'Other wedges' },
  { part: 'putter', name: 'Putter' },
  { part: 'bag', name: 'Bag' },
] as const satisfies readonly { readonly part: keyof PriceBreakdown; readonly name: string }[]

/** What the parts come to; of a set with one price they are an estimate, and say so. */
export function PriceTable({ set, isOpen }: { readonly set: StarterSet; readonly isOpen: boolean }) {
  const { priceBreakdown, estimatedTotal, soldAs, source } = set
  return (
    <details className="sets-details" open={isOpen}>
      <summary>Price breakdown {soldAs === 'package' && <Badge look="estimate">≈ estimated</Badge>}</summary>
      {soldAs === 'package' && <p className="text-sm">Sold at one price: what its parts come to is our estimate.</p>}
      <table className="w-full">
        <tbody>
          {PARTS.map(({ part, name }) => {
            const amount = priceBreakdown[part]
            return (
              amount !== undefined && (
                <tr key={part} className="border-t border-rule">
                  <th scope="row" className="py-1.5 text-left font-normal">
                    {name}
                  </th>
                  <td className="plate py-1.5 text-right text-plate-sm">{dollars(amount)}</td>
                </tr>
              )
            )
          })}
          <tr className="border-t-2 border-ink">
            <th scope="row" className="py-1.5 text-left">
              Total
            </th>
            <td className="plate py-1.5 text-right text-plate-sm">{dollars(estimatedTotal)}</td>
          </tr>
        </tbody>
      </table>
      <p className="mt-1 text-sm text-ink-2">How we know: {source}</p>
    </details>
  )
}
