import type { LoftRange } from '../gapping/filler.ts'
import { fittedBounce, fittedWedges } from './wedge-rules.ts'
import type { Bounce, FittedWedges } from './wedge-rules.ts'
import { fittedGrip, ironLengthChangeInches, putterLengthInches } from './body-rules.ts'
import type { FittedGrip } from './body-rules.ts'
import { fittedDriverLoft, loftAgainstSlice } from './driver-loft.ts'
import type { DriverLoft } from './driver-loft.ts'
import { driverShaft, specifiedShaft } from './driver-shaft.ts'
import type { DriverShaft, SpecifiedShaft } from './driver-shaft.ts'
import { fittedIrons } from './iron-rules.ts'
import type { IronType } from './iron-rules.ts'
import { fittedLongClubs } from './long-club-rules.ts'
import type { LongClubs } from './long-club-rules.ts'
import type { FittingRequest } from './request.ts'

/** The rules' decisions for a request, one per kind of club. */
export type Fitting = {
  readonly driver: DriverLoft
  /** Lofts to try as well, for golfers who slice. */
  readonly loftAgainstSlice: LoftRange | undefined
  readonly shaft: DriverShaft
  /** By the specification's simple rule, to be named beside ours. */
  readonly specifiedShaft: SpecifiedShaft
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
  const {
    swingSpeedMph,
    speedPlusMinusMph,
    ballFlight,
    driverLoftDeg,
    handicap,
    heightTotalInches,
    attackAngle,
    clubs,
  } = userProfile
  return {
    driver: fittedDriverLoft(swingSpeedMph),
    loftAgainstSlice:
      ballFlight === 'slice' ? loftAgainstSlice({ swingSpeedMph, ownLoftDeg: driverLoftDeg }) : undefined,
    shaft: driverShaft({ mph: swingSpeedMph, plusMinusMph: speedPlusMinusMph }),
    specifiedShaft: specifiedShaft(swingSpeedMph),
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
