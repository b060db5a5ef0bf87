import { findGaps } from '@bagwise/golf/gapping/find-gaps'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { clubsByCarry } from '#charts/clubs-by-carry.ts'
import { clubName, gapFinding } from '#charts/gap-words.ts'
import { shownDistance, unitWords } from '#quantities/distance.ts'
import type { PictureClub } from './picture-geometry.ts'

/** The picture's figures as a table, for those who do not see the drawing or want to copy it. */
export function PictureNumbers({
  clubs,
  units,
}: {
  readonly clubs: readonly PictureClub[]
  readonly units: PreferredUnits
}) {
  const gaps = findGaps(clubs)
  return (
    <details>
      <summary className="flex min-h-11 items-center font-plate font-semibold underline decoration-fairway decoration-[1.5px] underline-offset-4">
        Show numbers
      </summary>
      <table className="w-full text-left text-sm wrap-anywhere max-[17rem]:text-xs">
        <caption className="sr-only">Loft in degrees, carry in {unitWords(units)} and the gap to the next club</caption>
        <thead>
          <tr className="border-b border-rule text-xs text-ink-2">
            <th scope="col" className="py-1 font-semibold">
              Club
            </th>
            <th scope="col" className="py-1 pr-3 text-right font-semibold">
              Loft
            </th>
            <th scope="col" className="py-1 pr-3 text-right font-semibold">
              Carry, {unitWords(units)}
            </th>
            <th scope="col" className="py-1 font-semibold">
              To the next
            </th>
          </tr>
        </thead>
        <tbody>
          {clubsByCarry(clubs).map(({ club }, index) => {
            const drawn = clubs.find((other) => other.club === club)
            const gap = gaps[index]
            return (
              drawn && (
                <tr key={drawn.club} className="border-b border-rule last:border-0">
                  <th scope="row" className="py-1 font-semibold">
                    {clubName(drawn.club)}
                  </th>
                  <td className="plate py-1 pr-3 text-right whitespace-nowrap">{drawn.loftDeg}°</td>
                  <td className="plate py-1 pr-3 text-right whitespace-nowrap">
                    {shownDistance(drawn.carryYards, units)}
                    {drawn.isEstimated && <span className="block text-xs font-normal text-sand-ink">estimated</span>}
                  </td>
                  <td className="py-1 text-ink-2">{gap ? gapFinding(gap, units) : ''}</td>
                </tr>
              )
            )
          })}
        </tbody>
      </table>
    </details>
  )
}
