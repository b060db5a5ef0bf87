import type { LoftRange } from '../gapping/filler.ts'
import { longClubPart, wedgePart } from './bag-parts.ts'
import type { BagPart, WedgePart } from './bag-parts.ts'
import { fittedBounce } from './wedge-rules.ts'
import type { Bounce } from './wedge-rules.ts'
import { fittedGrip, ironLengthChangeInches, putterLengthInches } from './body-rules.ts'
import type { FittedGrip } from './body-rules.ts'
import { fittedDriverLoft, loftAgainstSlice } from './driver-loft.ts'
import type { DriverLoft } from './driver-loft.ts'
import { driverShaft, specifiedShaft } from './driver-shaft.ts'
import type { DriverShaft, SpecifiedShaft } from './driver-shaft.ts'
import { fittedIrons } from './iron-rules.ts'
import type { IronType } from './iron-rules.ts'
import { hybridReasons } from './long-club-rules.ts'
import type { HybridReason } from './long-club-rules.ts'
import type { FittingRequest } from './request.ts'

/** The rules' decisions for a request, one per kind of club. */
export type Fitting = {
  readonly driver: DriverLoft
  /** Lofts to try as well, for golfers who slice. */
  readonly loftAgainstSlice: LoftRange | undefined
  readonly shaft: DriverShaft
  /** By the specification's simple rule, to be named beside ours. */
  readonly specifiedShaft: SpecifiedShaft
  readonly longClubs: BagPart
  readonly hybridReasons: readonly HybridReason[]
  readonly irons: IronType
  readonly ironLengthChangeInches: number
  readonly wedges: WedgePart
  readonly bounce: Bounce
  readonly putterLengthInches: number
  readonly grip: FittedGrip
}

/** Rule-based fitting (specification 2 §9) with additional advice. Only the plan for the bag adds clubs to it. */
export function fitEquipment({ userProfile, currentIssues }: FittingRequest): Fitting {
  const { speed, ballFlight, driverLoftDeg, handicap, heightTotalInches, attackAngle } = userProfile
  const swingSpeedMph = speed.mph
  const irons = fittedIrons(handicap)
  return {
    driver: fittedDriverLoft(swingSpeedMph),
    loftAgainstSlice:
      ballFlight === 'slice' ? loftAgainstSlice({ swingSpeedMph, ownLoftDeg: driverLoftDeg }) : undefined,
    shaft: driverShaft(speed),
    specifiedShaft: specifiedShaft(swingSpeedMph),
    longClubs: longClubPart(userProfile),
    hybridReasons: hybridReasons({ swingSpeedMph, handicap, issues: currentIssues }),
    irons,
    ironLengthChangeInches: ironLengthChangeInches(heightTotalInches),
    wedges: wedgePart(userProfile, irons),
    bounce: fittedBounce(attackAngle),
    putterLengthInches: putterLengthInches(heightTotalInches),
    grip: fittedGrip(userProfile),
  }
}
