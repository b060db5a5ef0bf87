import { CLUBS } from '@bagwise/golf/club'
import { LAUNCH_ANCHORS } from '@bagwise/golf/flight/launch-anchors'
import type { FlyingClub } from '@bagwise/golf/flight/launch-anchors'
import { LAUNCH_SHARE, SMASH_WITHOUT_LOFT, SPIN_RPM_PER_MPH } from '@bagwise/golf/flight/launch-from-delivery'
import {
  LARGEST_SHARE,
  LOWEST_LAUNCH,
  SLOWER,
  SLOW_DRIVER_SPIN,
  TRAJECTORY_CHANGE,
} from '@bagwise/golf/flight/typical-launch'
import { LPGA_TOUR, PGA_TOUR_2010S } from '../../../golf/reference/tour-launches.ts'
import type { TourTable } from '../../../golf/reference/tour-launches.ts'
import { codeBlock, paragraph, table } from '../markdown.ts'
import { exact, percent } from '../numbers.ts'

type Anchor = (typeof LAUNCH_ANCHORS)[FlyingClub]['fast' | 'slow']

const { launchDeg: lowestDeg, atBallSpeedMph, launchDegPerMph } = LOWEST_LAUNCH
const LOWEST = `${lowestDeg} + ${launchDegPerMph}·(${atBallSpeedMph} − b)`

export function launches(): readonly string[] {
  return [...fromCarry(), ...fromDelivery()]
}

function fromCarry(): readonly string[] {
  const clubs = Object.keys(LAUNCH_ANCHORS) as FlyingClub[]
  return [
    '## From carry to launch',
    paragraph(
      'A golfer knows carries, not launches. For a club, launch and spin follow from the ball speed b, and b is solved so',
      'that the still carry in the reference air is the golfer’s. The anchors are one fast (P) and one slow (L) launch of',
      'each club: those of the PGA Tour and LPGA tables where these have the club, else assumed by loft between',
      'the rows of the tables.',
    ),
    table(
      ['club', 'P: mph / ° / rpm', 'P comes from', 'L: mph / ° / rpm', 'L comes from'],
      clubs.map((club) => {
        const { fast, slow } = LAUNCH_ANCHORS[club]
        return [
          CLUBS[club].displayName,
          launchWords(fast),
          originOf({ club, anchor: fast, tour: PGA_TOUR_2010S }),
          launchWords(slow),
          originOf({ club, anchor: slow, tour: LPGA_TOUR }),
        ]
      }),
    ),
    paragraph('From L upwards launch and spin run along the line through both anchors:'),
    codeBlock(
      `t = min(${LARGEST_SHARE}, (b − b_L) / (b_P − b_L))        launch = launch_L + t·(launch_P − launch_L)        spin likewise`,
    ),
    paragraph('Below L, with d = b_L − b:'),
    codeBlock(
      `launch = max(launch_L + g·d, ${LOWEST})`,
      `spin   = b · min(${SLOW_DRIVER_SPIN.most}, spin_L / b_L + ${SLOW_DRIVER_SPIN.gainPerMph}·d)        driver`,
      'spin   = b · (spin_L / b_L) · (1 + s·(launch − launch_L))        other clubs',
    ),
    table(
      ['family', 'g, ° per mph', 's per °'],
      [
        ['driver', exact(SLOWER.driver.launchDegPerMph), '–'],
        ['woods', exact(SLOWER.wood.launchDegPerMph), exact(SLOWER.wood.spinSharePerDeg)],
        ['hybrids', exact(SLOWER.hybrid.launchDegPerMph), exact(SLOWER.hybrid.spinSharePerDeg)],
        ['irons, wedges', exact(SLOWER.iron.launchDegPerMph), exact(SLOWER.iron.spinSharePerDeg)],
      ],
    ),
    paragraph(
      'The part below L is an assumption too: slow golfers launch higher, because a slow low ball does not carry. What it',
      'hangs on: drives of an optimizer at 75 mph of club speed (104 to 107 mph of ball speed, 14.6 to 16.3°, 3,100 to',
      '3,700 rpm), the 13 to 15° that fitters give clubs of 80 to 90 mph, and about 5,000 rpm for a slow 7-iron. Its slope',
      'at the slowest end has no measurement behind it.',
    ),
    paragraph(
      `A golfer may say that their ball flies low or high. That moves the launch by ${exact(TRAJECTORY_CHANGE.high.launchDeg)}°`,
      `and the spin by ${percent(TRAJECTORY_CHANGE.high.spinShare)} down or up; a low ball never launches below the lesser`,
      `of the normal launch and ${LOWEST}. Carry rises with ball speed for every club and trajectory, so there is one`,
      'answer; a carry that would need more than 230 mph is refused as not possible for the club.',
    ),
  ]
}

function fromDelivery(): readonly string[] {
  return [
    '## From delivery to launch',
    paragraph('For a well-struck drive, in mph, degrees and rpm; spin loft is dynamic loft less attack angle:'),
    codeBlock(
      `ball speed = ${SMASH_WITHOUT_LOFT} · club speed · cos(spin loft)`,
      `launch     = attack angle + ${LAUNCH_SHARE} · spin loft`,
      `spin       = ${SPIN_RPM_PER_MPH} · club speed · sin(spin loft)`,
    ),
    paragraph(
      'Stated by the fit: the worst miss against thirty published rows of an optimizer (club speeds of 75 to 120 mph,',
      'attack angles of −5, 0 and 5°) is 1 mph and 35 rpm. The rows are not part of this repository.',
    ),
  ]
}

function launchWords({ ballSpeedMph, launchDeg, spinRpm }: Anchor): string {
  return `${ballSpeedMph} / ${launchDeg} / ${spinRpm}`
}

/** Told by comparing the anchor with the table, so that a changed anchor cannot keep a good name. */
function originOf({
  club,
  anchor,
  tour,
}: {
  readonly club: FlyingClub
  readonly anchor: Anchor
  readonly tour: TourTable
}): string {
  const row = tour.rows.find((candidate) => candidate.club === club)
  if (row?.ballSpeedMph !== anchor.ballSpeedMph || row.launchDeg !== anchor.launchDeg) return '**assumed**'
  const table = row.provenance.launch === 'recalled' ? 'table, recalled' : 'table'
  return row.spinRpm === anchor.spinRpm ? table : `${table}; **spin assumed**`
}
