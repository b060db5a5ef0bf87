import { Link } from 'react-router'
import { useId } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { ClubType } from '@bagwise/golf/club'
import { clubName } from '#charts/gap-text.ts'
import { shownDistance } from '#quantities/distance.ts'
import { QuickBagCard } from '#quick-bag/quick-bag-card.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { px } from '#charts/hand-drawn.ts'
import * as copy from './gapping.copy.ts'
import { FairwayGround } from '#charts/fairway-ground.tsx'
import { edgesAt } from '#charts/ladder-ground.ts'

type TypicalRange = { readonly club: ClubType; readonly fromYards: number; readonly toYards: number }

/** What golfers usually carry, for those who have no number yet (specification 1 §2). */
const TYPICAL_RANGES: readonly TypicalRange[] = [
  { club: 'driver', fromYards: 200, toYards: 280 },
  { club: '3-wood', fromYards: 180, toYards: 240 },
  { club: '5-iron', fromYards: 140, toYards: 180 },
  { club: '7-iron', fromYards: 120, toYards: 160 },
  { club: '9-iron', fromYards: 100, toYards: 130 },
  { club: 'pw', fromYards: 80, toYards: 110 },
]

const GROUND = { topPx: 8, bottomPx: 112, centrePx: 60, halfWidthPx: 34 }
const RUNGS_PX = [24, 46, 66, 92]

/** What the screen is for, while no club in the bag has a distance. */
export function GetStarted({ profile }: { readonly profile: Profile }) {
  return (
    <>
      {profile.golfBag.length === 0 && <QuickBagCard profile={profile} />}
      <Sheet className="grid justify-items-center gap-4 text-center">
        <UnmarkedLadder />
        <div>
          <h2>{copy.startTitle}</h2>
          <p className="mt-1.5 text-ink-2">{copy.startHint}</p>
        </div>
        <Link to="/distance-calculator" className={buttonClass('ink', 'w-full sm:w-auto')}>
          {copy.calculate}
        </Link>
      </Sheet>
      <Sheet title={copy.reasonsTitle}>
        <ul className="mt-2 divide-y divide-rule">
          {copy.reasons.map((reason) => (
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
    <Sheet title={copy.typicalTitle} fact={copy.carryFact(units)}>
      <table className="mt-2 w-full">
        <caption className="sr-only">{copy.typicalCaption(units)}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{copy.clubColumn}</th>
            <th scope="col">{copy.carryColumn(units)}</th>
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

/** A fairway without a club on it yet: decoration of the empty screen. */
function UnmarkedLadder() {
  const id = useId()
  return (
    <svg width="120" height="120" viewBox="0 0 120 120" aria-hidden="true">
      <FairwayGround ground={GROUND} id={id} />
      {RUNGS_PX.map((yPx) => {
        const { leftPx, rightPx } = edgesAt(yPx, GROUND)
        return (
          <path
            key={yPx}
            d={`M${px(leftPx)} ${yPx + 2}Q${px((leftPx + rightPx) / 2)} ${yPx - 2} ${px(rightPx)} ${yPx + 2}`}
            fill="none"
            stroke="var(--color-ink)"
            strokeWidth="1.8"
            strokeLinecap="round"
            strokeDasharray="2 5"
          />
        )
      })}
    </svg>
  )
}
