import { Link } from 'react-router'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { clubName } from '#charts/gap-words.ts'
import { UnmarkedLadder } from '#charts/unmarked-ladder.tsx'
import { shownDistance, unitWords } from '#quantities/distance.ts'
import { buttonClass } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { TYPICAL_RANGES } from './clubs/typical-ranges.ts'

const REASONS = [
  'You choose the club by its number, not by hope.',
  'You see the hole in your bag before the course shows it to you.',
  'You find two clubs that do one job, and free a place for one you need.',
  'Advice on every shot gets better with every number of your own.',
]

/** What the screen is for, while no club in the bag has a distance. */
export function GetStarted() {
  return (
    <>
      <Sheet className="grid justify-items-center gap-4 text-center">
        <UnmarkedLadder />
        <div>
          <h2>Get Started with Distance Tracking</h2>
          <p className="mt-1.5 text-ink-2">Give one club a distance, and the ladder of your bag begins here.</p>
        </div>
        <Link to="/distance-calculator" className={buttonClass('ink', 'w-full sm:w-auto')}>
          Calculate My Distances
        </Link>
      </Sheet>
      <Sheet title="Why Track Distances?">
        <ul className="mt-2 divide-y divide-rule">
          {REASONS.map((reason) => (
            <li key={reason} className="py-2.5 text-sm last:pb-0">
              {reason}
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  )
}

/** What golfers usually carry, in the golfer's units. */
export function TypicalRanges({ units }: { readonly units: PreferredUnits }) {
  return (
    <Sheet title="Typical ranges" fact={`carry, ${unitWords(units)}`}>
      <table className="mt-2 w-full">
        <caption className="sr-only">Typical carry by club, in {unitWords(units)}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Club</th>
            <th scope="col">Carry, {unitWords(units)}</th>
          </tr>
        </thead>
        <tbody>
          {TYPICAL_RANGES.map(({ club, fromYards, toYards }) => (
            <tr key={club} className="border-t border-rule">
              <th scope="row" className="py-2 text-left font-plate text-plate-sm font-semibold">
                {clubName(club)}
              </th>
              <td className="plate py-2 text-right text-plate-md">
                {shownDistance(fromYards, units)}-{shownDistance(toYards, units)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  )
}
