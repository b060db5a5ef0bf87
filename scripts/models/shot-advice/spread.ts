import { ENOUGH_SHOTS, MISHITS, SPREAD, shotSpread } from '@bagwise/golf/shot-advice/spread'
import { MISHIT, SAND_MISHITS } from '@bagwise/golf/shot-advice/swings/swings'
import { PUBLISHED_MISSES } from '../../../golf/reference/published-misses.ts'
import type { PublishedMiss } from '../../../golf/reference/published-misses.ts'
import { bullets, codeBlock, paragraph, table } from '../markdown.ts'
import { exact, fixed, percent } from '../numbers.ts'

const FEET_PER_YARD = 3
/** Both normals are summed in steps of a twentieth of a standard deviation, four of them to each side. */
const STEPS_PER_SD = 20
const SDS = 4

export function spread(): readonly string[] {
  const { typicalCarryYards: c0, perWindMph } = SPREAD
  const windy = `lie · slope · (1 + ${exact(perWindMph)} · wind mph)`
  return [
    '## Where the ball goes',
    paragraph(
      'A swing is solid or a mishit: fat, thin or off the toe. Both scatter as normals across the line and along it. H is',
      'the handicap, held between 0 and 40, and c the carry today from this lie.',
    ),
    codeBlock(
      `across, solid    c · tan(${exact(SPREAD.lateralDeg)}° + ${exact(SPREAD.lateralDegPerHandicap)}° · H) · (c / ${c0})^${exact(SPREAD.lateralExponent)} · ${windy}`,
      `along, solid     c · (${exact(SPREAD.distanceShare)} + ${exact(SPREAD.distanceSharePerHandicap)} · H) · (c / ${c0})^${exact(SPREAD.distanceExponent)} · ${windy}`,
      `share of mishits (${exact(MISHITS.share)} + ${exact(MISHITS.perHandicap)} · H) · lie · slope, at most ${exact(MISHITS.most)}`,
    ),
    bullets(
      `A mishit lands at ${percent(MISHIT.carryShare)} of the carry, scattered by ${percent(MISHIT.distanceSdShare)} of it along the line and ${exact(MISHIT.lateralFactor)} times as wide as a solid one.`,
      `From a bunker beside the green ${percent(SAND_MISHITS.stayShare)} of the mishits stay in the sand, at ${percent(SAND_MISHITS.staying.carryShare)} of the carry, and the others are thinned, to ${exact(SAND_MISHITS.thinned.carryShare)} times the carry and ${exact(SAND_MISHITS.thinned.rollYards)} yd of roll.`,
      `Part swings scatter ${exact(SPREAD.partialSwing)} times as much along the line.`,
      `${ENOUGH_SHOTS} measured shots with a club replace both standard deviations of its solid shots.`,
    ),
    paragraph(
      'The constants were fitted by least squares to what shot trackers publish; underclubbing was a nuisance of the fit and',
      'dropped afterwards, because curing it is what the advice is for. Tracker means keep penalties, blocked shots and',
      'forced lay-ups, so from 150 yards the model stays well below them for higher handicaps. The fit was made before this',
      'code.',
    ),
    table(
      ['handicap', 'from, yd', 'published mean miss, ft', 'model', 'source'],
      PUBLISHED_MISSES.map((miss) => [
        exact(miss.handicap),
        exact(miss.distanceYards),
        exact(miss.publishedFeet),
        fixed(meanMissFeet(miss), 0),
        miss.source,
      ]),
    ),
  ]
}

/** Mean distance to a hole that solid shots are centred on. */
function meanMissFeet({ handicap, distanceYards: carryYards }: PublishedMiss): number {
  const typical = shotSpread({ handicap, carryYards, lie: 'fairway', slope: 'flat', windMph: 0 })
  const solid = meanMissYards({
    shortYards: 0,
    acrossYards: typical.lateralSdYards,
    alongYards: typical.distanceSdYards,
  })
  const mishit = meanMissYards({
    shortYards: carryYards * (1 - MISHIT.carryShare),
    acrossYards: typical.lateralSdYards * MISHIT.lateralFactor,
    alongYards: carryYards * MISHIT.distanceSdShare,
  })
  return FEET_PER_YARD * ((1 - typical.mishitShare) * solid + typical.mishitShare * mishit)
}

function meanMissYards({
  shortYards,
  acrossYards,
  alongYards,
}: {
  readonly shortYards: number
  readonly acrossYards: number
  readonly alongYards: number
}): number {
  let sum = 0
  let weights = 0
  for (let x = -SDS * STEPS_PER_SD; x <= SDS * STEPS_PER_SD; x += 1) {
    for (let y = -SDS * STEPS_PER_SD; y <= SDS * STEPS_PER_SD; y += 1) {
      const across = x / STEPS_PER_SD
      const along = y / STEPS_PER_SD
      const weight = Math.exp(-(across ** 2 + along ** 2) / 2)
      sum += weight * Math.hypot(across * acrossYards, along * alongYards - shortYards)
      weights += weight
    }
  }
  return sum / weights
}
