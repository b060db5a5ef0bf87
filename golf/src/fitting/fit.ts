import { fittedBounce, fittedWedges } from './wedge-rules.ts'
import type { Bounce, FittedWedges } from './wedge-rules.ts'
import { fittedGrip, ironLengthChangeInches, putterLengthInches } from './body-rules.ts'
import type { FittedGrip } from './body-rules.ts'
import { fittedDriverLoft, fittedShaft } from './driver-rules.ts'
import type { DriverLoft, FittedShaft } from './driver-rules.ts'
import { fittedIrons } from './iron-rules.ts'
import type { IronType } from './iron-rules.ts'
import { fittedLongClubs } from './long-club-rules.ts'
import type { LongClubs } from './long-club-rules.ts'
import type { FittingRequest } from './request.ts'

/** The rules' decisions for a request, one per kind of club. */
export type Fitting = {
  readonly driver: DriverLoft
  readonly shaft: FittedShaft
  readonly longClubs: LongClubs
  readonly irons: IronType
  readonly ironLengthChangeInches: number
  readonly wedges: FittedWedges
  readonly bounce: Bounce
  readonly putterLengthInches: number
  readonly grip: FittedGrip
}

/** Rule-based fitting (specification 2 §9) with additional advice. */
export function fitEquipment({ userProfile, currentIssues }: FittingRequest): Fitting {
  const { swingSpeedMph, handicap, heightTotalInches, attackAngle, clubs } = userProfile
  return {
    driver: fittedDriverLoft(swingSpeedMph),
    shaft: fittedShaft(swingSpeedMph),
    longClubs: fittedLongClubs({
      swingSpeedMph,
      handicap,
      issues: currentIssues,
      owned: clubs.map(({ type }) => type),
    }),
    irons: fittedIrons(handicap),
    ironLengthChangeInches: ironLengthChangeInches(heightTotalInches),
    wedges: fittedWedges(clubs),
    bounce: fittedBounce(attackAngle),
    putterLengthInches: putterLengthInches(heightTotalInches),
    grip: fittedGrip(userProfile),
  }
}
