import type { LoftCarry, LoftCurve } from '@bagwise/golf/fitting/loft-carry'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { shownDistance, shownGap, unitWord, unitWords } from '#quantities/distance.ts'
import { degreesText } from '#quantities/club-measure.ts'
import { numberText } from '#quantities/number-text.ts'

/** A carry this much shorter than the longest is nothing that a golfer would notice. */
const UNNOTICED_YARDS = 3

/** What is marked in the picture: '10.5° · 203'. */
export function markText({ loftDeg, carryYards }: LoftCarry, units: PreferredUnits): string {
  return `${degreesText(loftDeg)} · ${shownDistance(carryYards, units)}`
}

/** The finding of the picture. */
export function loftCarrySentence(curve: LoftCurve, units: PreferredUnits): string {
  const { specified, best } = curve
  return `Carry against driver loft: the specified ${degreesText(specified.loftDeg)} carries ${apart(specified.carryYards, units)}, give or take ${shownDistance(bandYards(specified), units)}; ${degreesText(best.loftDeg)} carries farthest, ${apart(best.carryYards, units)}.`
}

/** How the specified loft does against the one that carries farthest. */
export function differenceSentence({ specified, best, edge }: LoftCurve, units: PreferredUnits): string {
  if (specified.loftDeg === best.loftDeg) {
    return `The specified ${degreesText(specified.loftDeg)} is also the loft that carries farthest in the flight model.`
  }
  const lost = lossOf(specified, best, units)
  const beyond =
    edge === 'highest' ? ', and perhaps a higher one still' : edge === 'lowest' ? ', and perhaps a lower one still' : ''
  const farthest = `In the flight model ${degreesText(best.loftDeg)} carries farthest${beyond}`
  if (lost === 0)
    return `${farthest}, but not a full ${unitWord(units)} farther than the specified ${degreesText(specified.loftDeg)}.`
  return `${farthest}: ${lost} ${lost === 1 ? unitWord(units) : unitWords(units)} more than the specified ${degreesText(specified.loftDeg)}.`
}

/** Why the two may differ. The test: golfdigest.com/story/hltrackmanloft. */
export function reasonSentence({ specified, best }: LoftCurve): string {
  if (specified.loftDeg === best.loftDeg) return 'Rule and model agree; a fitter can still see what your strike does.'
  const rule =
    'The rule knows three steps of swing speed; the model knows your attack angle too, but only perfect strikes.'
  return best.loftDeg > specified.loftDeg
    ? `${rule} It counts carry: less loft lands flatter and rolls out farther, which evens out part of the difference. In a test at 75 mph it evened out all but a yard (Golf Digest, 2008).`
    : `${rule} More loft than the model's best curves less and forgives low strikes.`
}

/** What a degree costs, in words. */
export function degreeSentence({ points, best }: LoftCurve, units: PreferredUnits): string {
  const near = points.filter(({ carryYards }) => best.carryYards - carryYards <= UNNOTICED_YARDS)
  const [from, to] = [near[0], near.at(-1)]
  const lowest = points[0]
  const highest = points.at(-1)
  if (!from || !to || !lowest || !highest) return ''
  const steep = lowest.carryYards < highest.carryYards ? lowest : highest
  const perDegree = toTenths(lossOf(steep, best, units) / Math.abs(best.loftDeg - steep.loftDeg))
  return `From ${degreesText(from.loftDeg)} to ${degreesText(to.loftDeg)} you lose no more than ${apart(UNNOTICED_YARDS, units)}. Towards ${degreesText(steep.loftDeg)} a degree costs about ${numberText(perDegree)} ${perDegree === 1 ? unitWord(units) : unitWords(units)}.`
}

/** How far the golfer's own carry may be from the number. */
export function bandYards({ lowYards, highYards }: LoftCarry): number {
  return (highYards - lowYards) / 2
}

/** A row of the numbers: carry, how it launches and spins, and what it costs against the best. */
export function loftRows(
  { points, specified, best }: LoftCurve,
  units: PreferredUnits,
): readonly { readonly name: string; readonly cells: readonly string[] }[] {
  return points
    .filter((point) => Number.isInteger(point.loftDeg) || point === specified || point === best)
    .map((point) => ({
      name: `${degreesText(point.loftDeg)}${point === specified ? ' (specified)' : ''}`,
      cells: [
        `${shownDistance(point.carryYards, units)} ± ${shownDistance(bandYards(point), units)}`,
        degreesText(Math.round(point.launchDeg)),
        numberText(Math.round(point.spinRpm / SPIN_STEP_RPM) * SPIN_STEP_RPM),
        costText(lossOf(point, best, units)),
      ],
    }))
}

export const LOFT_COLUMNS = ['Loft', 'Carry', 'Launch', 'Spin, rpm', 'Costs'] as const
const SPIN_STEP_RPM = 50
const TENTHS = 10

function costText(lost: number): string {
  return lost === 0 ? '0' : `−${lost}`
}

function lossOf(point: LoftCarry, best: LoftCarry, units: PreferredUnits): number {
  return shownGap({ longerYards: best.carryYards, shorterYards: point.carryYards }, units)
}

function apart(yards: number, units: PreferredUnits): string {
  return `${shownDistance(yards, units)} ${unitWords(units)}`
}

function toTenths(number: number): number {
  return Math.round(number * TENTHS) / TENTHS
}
