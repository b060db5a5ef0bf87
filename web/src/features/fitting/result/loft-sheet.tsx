import type { LoftCurve } from '@bagwise/golf/fitting/loft-carry'
import type { FittingRequest } from '@bagwise/golf/fitting/request'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { LoftCarryPicture } from '#features/fitting/loft-carry/loft-carry-picture.tsx'
import {
  bandYards,
  degreeSentence,
  differenceSentence,
  reasonSentence,
} from '#features/fitting/loft-carry/loft-carry-text.ts'
import { shownDistance, unitWords } from '#quantities/distance.ts'
import { Sheet } from '#ui/sheet.tsx'
import { degreesText } from '#quantities/club-measure.ts'
import type { GolfArguments } from '#worker/golf-functions.ts'
import { useWorkedOut } from '#worker/use-worked-out.ts'
import { workOut } from '#worker/work-out.ts'
import { numberText } from '#quantities/number-text.ts'

type LoftSheetProps = {
  /** As the rules have it. */
  readonly loftDeg: number
  readonly request: FittingRequest
  readonly units: PreferredUnits
}

const ATTACK_SOURCES = {
  guessed: 'a level strike is taken, since your attack angle is not known',
  chosen: 'from the attack angle you chose',
  measured: 'from the attack angle you measured',
} as const satisfies Record<LoftCurve['doubt'], string>

const LAUNCH_USES = {
  none: '',
  used: ' The launch you measured is taken as your own.',
  ignored:
    ' The launch you typed cannot belong to that loft and attack angle: a usual one is taken. Check both numbers.',
} as const satisfies Record<LoftCurve['launch'], string>

/** Works the curve out before it is shown. */
export async function workOutLoftCurve({ userProfile }: FittingRequest, loftDeg: number): Promise<void> {
  await workOut('loftCurve', curveArguments(userProfile, loftDeg))
}

function curveArguments(
  { swingSpeedMph, attackAngle, attackDeg, launchDeg, driverLoftDeg }: FittingRequest['userProfile'],
  loftDeg: number,
): GolfArguments<'loftCurve'> {
  return [{ swingSpeedMph, attackAngle, attackDeg, launchDeg, driverLoftDeg }, loftDeg]
}

/** What each degree of driver loft is worth at the golfer's speed, and where the model differs from the rule. */
export function LoftSheet({ loftDeg, request: { userProfile }, units }: LoftSheetProps) {
  const workedOut = useWorkedOut('loftCurve', curveArguments(userProfile, loftDeg))
  const fact = `at ${numberText(userProfile.swingSpeedMph)} mph`
  if (!workedOut?.isCurrent) {
    return (
      <Sheet title="Carry by driver loft" fact={fact}>
        <div aria-busy="true" className="mt-1.5 h-110 rounded-control bg-sunk" />
      </Sheet>
    )
  }
  const curve = workedOut.answer
  if (!curve) {
    return (
      <Sheet title="Carry by driver loft">
        <p className="mt-1">
          The flight model cannot fly a driver at {numberText(userProfile.swingSpeedMph)} mph with these numbers. Check
          your swing speed and the launch monitor's numbers in Swing Data.
        </p>
      </Sheet>
    )
  }
  return (
    <Sheet title="Carry by driver loft" fact={fact}>
      <LoftCarryPicture curve={curve} units={units} />
      <p className="mt-2 font-semibold">{differenceSentence(curve, units)}</p>
      <p className="mt-1">{degreeSentence(curve, units)}</p>
      <p className="mt-1 text-sm text-ink-2">{reasonSentence(curve)}</p>
      <p className="mt-1 text-sm text-ink-2">
        Well-struck drives in still air at 70°F, {signed(curve.attackDeg)}° of attack: {ATTACK_SOURCES[curve.doubt]}.
        {LAUNCH_USES[curve.launch]} The dashed band allows for another attack angle and delivered loft than these: give
        or take {shownDistance(bandYards(curve.specified), units)} {unitWords(units)} at {degreesText(loftDeg)}. Missed
        middles carry less.
      </p>
    </Sheet>
  )
}

function signed(degrees: number): string {
  return degrees > 0 ? `+${numberText(degrees)}` : numberText(degrees)
}
