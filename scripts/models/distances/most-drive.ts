import { MOST_DRIVE } from '@bagwise/golf/distances/possible'
import { REFERENCE_FLIGHT_AIR } from '@bagwise/golf/flight/physics/air'
import { carryYardsIn } from '@bagwise/golf/flight/physics/fly'
import { launchFromDelivery } from '@bagwise/golf/flight/launch-from-delivery'
import { paragraph, table } from '../markdown.ts'
import { exact, fixed } from '../numbers.ts'

/** Deliveries among which the longest drive is looked for, degrees. */
const DYNAMIC_LOFTS = { fromDeg: 9, toDeg: 24, stepDeg: 0.5 } as const
const ATTACKS_DEG: readonly number[] = [0, 3]

/** How far the table may be from what the flight model flies today, in yards. */
export const MOST_DRIVE_SLACK_YARDS = 4.5

/** The longest carry in yards that the flight model flies from any of the deliveries. */
export function longestFlownYards(mph: number): number {
  const { fromDeg, toDeg, stepDeg } = DYNAMIC_LOFTS
  const steps = Array.from({ length: (toDeg - fromDeg) / stepDeg + 1 }, (_, step) => fromDeg + step * stepDeg)
  const carries = steps.flatMap((dynamicLoftDeg) =>
    ATTACKS_DEG.map((attackDeg) => {
      const launch = launchFromDelivery({ clubSpeedMph: mph, dynamicLoftDeg, attackDeg })
      return 'problem' in launch ? 0 : carryYardsIn(REFERENCE_FLIGHT_AIR, launch)
    }),
  )
  return Math.max(...carries)
}

export function mostDrive(): readonly string[] {
  const flown = MOST_DRIVE.map(({ mph, yards }) => ({ mph, yards, flownYards: longestFlownYards(mph) }))
  return [
    '## What a speed can do',
    paragraph(
      'No estimate goes farther than a centred strike can. The table holds the longest carry by driver speed: the flight',
      `model’s best over dynamic lofts of ${DYNAMIC_LOFTS.fromDeg} to ${DYNAMIC_LOFTS.toDeg}° and attacks of`,
      `${ATTACKS_DEG.map(exact).join(' and ')}°. It was set before the model’s lift was fitted to published heights, which made`,
      'drives of 90 to 120 mph a little shorter. It stays: it limits estimates and turns carries into speeds, and those are',
      'no surer than these yards. A test fails when they move apart further.',
    ),
    table(
      ['mph', ...flown.map(({ mph }) => exact(mph))],
      [
        ['the table, yd', ...flown.map(({ yards }) => exact(yards))],
        ['flown today, yd', ...flown.map(({ flownYards }) => fixed(flownYards))],
      ],
    ),
  ]
}
