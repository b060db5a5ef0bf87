import type { ClubType } from '@bagwise/golf/club'
import { ENOUGH_SHOTS } from '@bagwise/golf/shot-advice/enough-shots'
import { MISHITS_OFF_TURF } from '@bagwise/golf/shot-advice/swings/lie-effects'
import { SPLASH, SPLASH_MISHITS } from '@bagwise/golf/shot-advice/swings/splash'
import { PUBLISHED_MISSES } from '../../../golf/reference/published-misses.ts'
import {
  FROM_50_TO_75_YARDS,
  FROM_ROUGH,
  SCRATCH_FROM_150,
  TRACKED_FROM_100,
  TRACKED_FROM_50_TO_75,
  shotFrom,
  trackedShot,
  trackedStrokes,
} from '../../../golf/reference/tracked-shots.ts'
import { bullets, codeBlock, paragraph, table } from '../markdown.ts'
import { exact, fixed, percent } from '../numbers.ts'
import { MISHIT, MISHITS, SPREAD } from '@bagwise/golf/shot-advice/typical-spread'

/** From here on a full swing is a middle iron, closer in a wedge. */
const MIDDLE_IRON_FROM_YARDS = 125
const FULL_WEDGE_FROM_YARDS = 95

export function spread(): readonly string[] {
  return ['## Where the ball goes', ...formulas(), ...fit()]
}

function formulas(): readonly string[] {
  const { typicalCarryYards: c0, perWindMph } = SPREAD
  const windy = `lie · slope · (1 + ${exact(perWindMph)} · wind mph)`
  const club = MISHITS_OFF_TURF
  return [
    paragraph(
      'A swing is solid or a mishit: fat, thin or off the toe. Both scatter as normals across the line and along it. H is',
      'the handicap, held between 0 and 40, and c the carry today from this lie.',
    ),
    codeBlock(
      `across, solid    ${c0} yd · tan(${exact(SPREAD.lateralDeg)}° + ${exact(SPREAD.lateralDegPerHandicap)}° · H) · (c / ${c0})^${exact(SPREAD.lateralExponent)}, beyond ${c0} yd ^${exact(SPREAD.lateralExponentBeyond)}, · ${windy}`,
      `along, solid     ${c0} yd · (${exact(SPREAD.distanceShare)} + ${exact(SPREAD.distanceSharePerHandicap)} · H) · (c / ${c0})^${exact(SPREAD.distanceExponent)} · ${windy}`,
      `share of mishits (${exact(MISHITS.share)} + ${exact(MISHITS.perHandicap)} · H) · club · lie · slope, at most ${exact(MISHITS.most)}`,
    ),
    bullets(
      `The club counts for mishits, off the turf: wedge, 8- and 9-iron ${exact(club.wedge)}, 6- and 7-iron ${exact(club.midIron)}, 3- to 5-iron ${exact(club.longIron)}, hybrid ${exact(club.hybrid)}, wood ${exact(club.wood)}. On a tee every club counts 1. These are rules of thumb; trackers do not publish mishits.`,
      `A mishit lands at ${percent(MISHIT.carryShare)} of the carry, scattered by ${percent(MISHIT.distanceSdShare)} of it along the line and ${exact(MISHIT.lateralFactor)} times as wide as a solid one.`,
      `A splash carries at most ${percent(SPLASH.mostOfCarry)} of its club’s carry, since the sand takes the rest: teaching has it swung for three to four times its length. Across it scatters by c · tan(${exact(SPLASH.lateralDeg)}° + ${exact(SPLASH.lateralDegPerHandicap)}° · H), at least ${exact(SPLASH.leastLateralSdYards)} yd, along by c · (${exact(SPLASH.distanceShare)} + ${exact(SPLASH.distanceSharePerHandicap)} · H), at least ${exact(SPLASH.leastDistanceSdYards)} yd, and rolls ${percent(SPLASH.rollShare)} of c, at most ${exact(SPLASH.mostRollYards)} yd. A share of ${exact(SPLASH_MISHITS.share)} + ${exact(SPLASH_MISHITS.perHandicap)} · H is mishit, at most ${exact(SPLASH_MISHITS.most)}: ${percent(SPLASH_MISHITS.stayShare)} of those stay in the sand, at ${percent(SPLASH_MISHITS.staying.carryShare)} of the carry, the others are thinned, to ${exact(SPLASH_MISHITS.thinned.carryShare)} times the carry and ${exact(SPLASH_MISHITS.thinned.rollYards)} yd of roll. Rules of thumb.`,
      `Part swings scatter ${exact(SPREAD.partialSwing)} times as much along the line: rule of thumb.`,
      `${ENOUGH_SHOTS} measured shots with a club replace both standard deviations of its solid shots.`,
      'A pattern learned from kept shots does instead of them: it multiplies both standard deviations and the mishits, turns the spread of solid shots, and its steady miss is aimed off like wind. It holds for swings, pitches and knock-downs; splashes and balls that run to the pin stay typical.',
    ),
  ]
}

function fit(): readonly string[] {
  const scratch = shotFrom('fairway', { handicap: 0, distanceYards: 150, club: '7-iron' })
  const usual = shotFrom('fairway', { handicap: 18, distanceYards: 150, club: '7-iron' })
  return [
    paragraph(
      'The constants were fitted to the greens that Shot Scope’s golfers hit from 100 yards and by how much they miss. Width',
      'grows with the carry as in the accuracy table of the Course Rating manual, slowly up to 150 yards and fast beyond.',
      `Trackers mix lies, so the model is compared in the same mix: ${exact(FROM_ROUGH.share)} + ${exact(FROM_ROUGH.perHandicap)} · H of the shots from`,
      'rough, our judgement, and the others from fairway. Solid shots are centred on a pin in the middle of the green. “Before”',
      'is the spread that this one replaced, in the same mix: straighter than golfers are. The fit was made before this code.',
    ),
    table(
      [
        'handicap, 100 yd',
        'greens in 100, published',
        'before',
        'model',
        'mean miss, ft, published',
        'before',
        'model',
        'strokes, published',
        'before',
        'model',
      ],
      TRACKED_FROM_100.map(({ handicap, greensIn100, missFeet, strokes, before }) => {
        const shot = trackedShot({ handicap, distanceYards: 100, club: 'pw' })
        return [
          exact(handicap),
          exact(greensIn100),
          exact(before.greensIn100),
          fixed(shot.greensIn100, 0),
          exact(missFeet),
          exact(before.missFeet),
          fixed(shot.missFeet, 0),
          fixed(strokes, 2),
          fixed(before.strokes, 2),
          fixed(trackedStrokes({ handicap, distanceYards: 100 }), 2),
        ]
      }),
    ),
    paragraph(
      'Shot Scope, taken from a published comparison of trackers. Kept out of the fit: greens from 50 to 75 yards, part swings',
      'of a wedge, as MyGolfSpy publishes them with Shot Scope.',
    ),
    table(
      ['handicap, 50-75 yd', 'greens in 100, published', 'model'],
      TRACKED_FROM_50_TO_75.map(({ handicap, greensIn100 }) => [
        exact(handicap),
        exact(greensIn100),
        fixed(greensFrom50To75(handicap), 0),
      ]),
    ),
    paragraph(
      `From 150 yards of fairway a scratch golfer hits ${SCRATCH_FROM_150.greensIn100} greens in 100 and misses by ${SCRATCH_FROM_150.missFeet} ft (Arccos); the`,
      `model’s hits ${fixed(scratch.greensIn100, 0)} and misses by ${fixed(scratch.missFeet, 1)}. A golfer who shoots 90 hits 35 (Broadie), a model`,
      `golfer of handicap 18 ${fixed(usual.greensIn100, 0)}. Other published means, in the trackers’ mix:`,
    ),
    table(
      ['handicap', 'from, yd', 'published mean miss, ft', 'model', 'source'],
      PUBLISHED_MISSES.map(({ handicap, distanceYards, publishedFeet, source }) => [
        exact(handicap),
        exact(distanceYards),
        exact(publishedFeet),
        fixed(
          trackedShot({
            handicap,
            distanceYards,
            club: clubFor(distanceYards),
            isPart: distanceYards < FULL_WEDGE_FROM_YARDS,
          }).missFeet,
          0,
        ),
        source,
      ]),
    ),
    paragraph(
      'Tracker means keep penalties, blocked shots and forced lay-ups, so from 150 yards the model stays below them for higher',
      'handicaps. Shot Scope’s own figures differ: from 100 yards at handicap 20 they are 55 ft in one article, 65 in another.',
    ),
  ]
}

function greensFrom50To75(handicap: number): number {
  const greens = FROM_50_TO_75_YARDS.map(
    (distanceYards) => trackedShot({ handicap, distanceYards, club: 'sw', isPart: true }).greensIn100,
  )
  return greens.reduce((sum, each) => sum + each, 0) / greens.length
}

function clubFor(distanceYards: number): ClubType {
  return distanceYards < MIDDLE_IRON_FROM_YARDS ? 'pw' : '7-iron'
}
