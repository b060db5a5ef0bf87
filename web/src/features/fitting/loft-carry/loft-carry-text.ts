import type { LoftCarry, LoftCurve } from '@bagwise/golf/fitting/loft-carry'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { shownDistance, shownGap, unitWord, unitWords } from '#quantities/distance.ts'
import { degreesText } from '#quantities/club-measure.ts'
import { numberText } from '#quantities/number-text.ts'
import * as copy from './loft-carry.copy.ts'

/** A carry this much shorter than the longest is nothing that a golfer would notice. */
const UNNOTICED_YARDS = 3

/** What is marked in the picture: '10.5° · 203'. */
export function markText({ loftDeg, carryYards }: LoftCarry, units: PreferredUnits): string {
  return `${degreesText(loftDeg)} · ${shownDistance(carryYards, units)}`
}

/** The finding of the picture. */
export function loftCarrySentence(curve: LoftCurve, units: PreferredUnits): string {
  const { specified, best } = curve
  return copy.finding({
    specified: degreesText(specified.loftDeg),
    specifiedCarry: apart(specified.carryYards, units),
    giveOrTake: shownDistance(bandYards(specified), units),
    best: degreesText(best.loftDeg),
    bestCarry: apart(best.carryYards, units),
  })
}

/** How the specified loft does against the one that carries farthest. */
export function differenceSentence({ specified, best, edge }: LoftCurve, units: PreferredUnits): string {
  if (specified.loftDeg === best.loftDeg) return copy.sameLoft(degreesText(specified.loftDeg))
  const lost = lossOf(specified, best, units)
  const lofts = { specified: degreesText(specified.loftDeg), best: degreesText(best.loftDeg), edge }
  if (lost === 0) return copy.barelyFarther({ ...lofts, unit: unitWord(units) })
  return copy.farther({ ...lofts, distance: `${lost} ${lost === 1 ? unitWord(units) : unitWords(units)}` })
}

/** Why the two may differ. */
export function reasonSentence({ specified, best }: LoftCurve, units: PreferredUnits): string {
  if (specified.loftDeg === best.loftDeg) return copy.sameLoftReason
  return best.loftDeg > specified.loftDeg ? copy.moreLoftReason(units) : copy.lessLoftReason
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
  return copy.degreeCost({
    from: degreesText(from.loftDeg),
    to: degreesText(to.loftDeg),
    unnoticed: apart(UNNOTICED_YARDS, units),
    steep: degreesText(steep.loftDeg),
    cost: `${numberText(perDegree)} ${perDegree === 1 ? unitWord(units) : unitWords(units)}`,
  })
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
      name: point === specified ? copy.specifiedLoft(degreesText(point.loftDeg)) : degreesText(point.loftDeg),
      cells: [
        `${shownDistance(point.carryYards, units)} ± ${shownDistance(bandYards(point), units)}`,
        degreesText(Math.round(point.launchDeg)),
        numberText(Math.round(point.spinRpm / SPIN_STEP_RPM) * SPIN_STEP_RPM),
        costText(lossOf(point, best, units)),
      ],
    }))
}

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
