import type { FittingRequest } from '@bagwise/golf/fitting/request'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { LoftCarryPicture } from '#features/fitting/loft-carry/loft-carry-picture.tsx'
import {
  bandYards,
  degreeSentence,
  differenceSentence,
  reasonSentence,
} from '#features/fitting/loft-carry/loft-carry-text.ts'
import * as copy from '#features/fitting/loft-carry/loft-carry.copy.ts'
import { shownDistance, unitWords } from '#quantities/distance.ts'
import { Accordion } from '#ui/accordion.tsx'
import { degreesText } from '#quantities/club-measure.ts'
import type { GolfArguments } from '#worker/golf-functions.ts'
import { useWorkedOut } from '#worker/use-worked-out.ts'
import { workOut } from '#worker/work-out.ts'
import { numberText } from '#quantities/number-text.ts'
import { quantityText } from '#quantities/quantity.ts'

type LoftPartProps = {
  /** As the rules have it. */
  readonly loftDeg: number
  readonly request: FittingRequest
  readonly units: PreferredUnits
}

/** Works the curve out before it is shown. */
export async function workOutLoftCurve({ userProfile }: FittingRequest, loftDeg: number): Promise<void> {
  await workOut('loftCurve', curveArguments(userProfile, loftDeg))
}

function curveArguments(
  { speed, attackAngle, attackDeg, launchDeg, driverLoftDeg }: FittingRequest['userProfile'],
  loftDeg: number,
): GolfArguments<'loftCurve'> {
  return [{ swingSpeedMph: speed.mph, attackAngle, attackDeg, launchDeg, driverLoftDeg }, loftDeg]
}

/** What each degree of driver loft is worth at the golfer's speed, and where the model differs from the rule. */
export function LoftPart({ loftDeg, request: { userProfile }, units }: LoftPartProps) {
  const workedOut = useWorkedOut('loftCurve', curveArguments(userProfile, loftDeg))
  const speed = quantityText('speed', userProfile.speed.mph, units)
  const fact = copy.atSpeed(speed)
  if (!workedOut?.isCurrent) {
    return (
      <Accordion title={copy.title} answer={fact}>
        <div aria-busy="true" className="mt-1.5 h-110 rounded-control bg-sunk" />
      </Accordion>
    )
  }
  const curve = workedOut.answer
  if (!curve) {
    return (
      <Accordion title={copy.title} answer={fact}>
        <p className="mt-1">{copy.cannotFly(speed)}</p>
      </Accordion>
    )
  }
  return (
    <Accordion title={copy.title} answer={fact}>
      <LoftCarryPicture curve={curve} units={units} />
      <p className="mt-2 font-semibold">{differenceSentence(curve, units)}</p>
      <p className="mt-1">{degreeSentence(curve, units)}</p>
      <p className="mt-1 text-sm text-ink-2">{reasonSentence(curve, units)}</p>
      <p className="mt-1 text-sm text-ink-2">
        {copy.conditions({
          attack: `${signed(curve.attackDeg)}°`,
          doubt: curve.doubt,
          launch: curve.launch,
          giveOrTake: `${shownDistance(bandYards(curve.specified), units)} ${unitWords(units)}`,
          loft: degreesText(loftDeg),
          units,
        })}
      </p>
    </Accordion>
  )
}

function signed(degrees: number): string {
  return degrees > 0 ? `+${numberText(degrees)}` : numberText(degrees)
}
