import type { Insertable, Selectable } from 'kysely'
import type { PlayedHole, PlayedRound, PlayedShot } from '@bagwise/contract/play'
import type { Tables } from '#server/db/schema.ts'

const TENTHS = 10

type RoundRow = Insertable<Tables['played_rounds']>
type HoleRow = Insertable<Tables['played_holes']>
type ShotRow = Insertable<Tables['played_shots']>
type Place = NonNullable<PlayedShot['at']>

/** What the golfer says of a round, without where and when it came. */
export function roundColumns(round: PlayedRound): Omit<RoundRow, 'user_id' | 'id' | 'position' | 'version'> {
  return {
    date: round.date,
    course: round.course,
    course_id: round.courseId,
    tees: round.tees,
    hole_count: round.holeCount,
    first_hole: round.firstHole,
    course_rating_tenths: tenthsOf(round.courseRating),
    slope_rating: round.slopeRating,
    playing_conditions: round.playingConditions,
    handicap_then_tenths: tenthsOf(round.handicapThen),
    rules: round.rules,
    advice_from_hole: round.adviceFromHole,
    is_counting: Number(round.isCounting),
    state: round.state,
  }
}

export function roundOf(row: Selectable<Tables['played_rounds']>): PlayedRound {
  return {
    id: row.id,
    date: row.date,
    course: row.course,
    courseId: row.course_id,
    tees: row.tees,
    holeCount: row.hole_count,
    firstHole: row.first_hole,
    courseRating: figureOf(row.course_rating_tenths),
    slopeRating: row.slope_rating,
    playingConditions: row.playing_conditions,
    handicapThen: figureOf(row.handicap_then_tenths),
    rules: row.rules,
    adviceFromHole: row.advice_from_hole,
    isCounting: row.is_counting === 1,
    state: row.state,
  }
}

export function holeColumns(hole: PlayedHole): Omit<HoleRow, 'user_id' | 'round_id' | 'number'> {
  return {
    par: hole.par,
    stroke_index: hole.strokeIndex,
    length_yards_tenths: tenthsOf(hole.lengthYards),
    score: hole.score,
    finish: hole.finish,
    putts: hole.putts,
    first_putt_feet_tenths: tenthsOf(hole.firstPuttFeet),
    pin_along_yards_tenths: tenthsOf(hole.pin?.alongYards),
    pin_across_yards_tenths: tenthsOf(hole.pin?.acrossYards),
  }
}

export function holeOf(row: Selectable<Tables['played_holes']>): PlayedHole {
  return {
    round: row.round_id,
    number: row.number,
    par: row.par,
    strokeIndex: row.stroke_index,
    lengthYards: figureOf(row.length_yards_tenths),
    score: row.score,
    finish: row.finish,
    putts: row.putts,
    firstPuttFeet: figureOf(row.first_putt_feet_tenths),
    pin: placeOf(row.pin_along_yards_tenths, row.pin_across_yards_tenths),
  }
}

export function shotColumns(shot: PlayedShot): Omit<ShotRow, 'user_id' | 'id'> {
  return {
    round_id: shot.round,
    hole: shot.hole,
    shot_order: shot.order,
    branch: shot.branch,
    club: shot.club,
    lie: shot.lie,
    lie_from: shot.lieFrom,
    left_yards_tenths: tenthsOf(shot.leftYards),
    left_sd_yards_tenths: tenthsOf(shot.leftSdYards),
    left_from: shot.leftFrom,
    swing: shot.swing,
    penalty: shot.penalty,
    rest_along_yards_tenths: tenthsOf(shot.rest?.alongYards),
    rest_across_yards_tenths: tenthsOf(shot.rest?.acrossYards),
    rest_sd_yards_tenths: tenthsOf(shot.rest?.sdYards),
    headwind_mph_tenths: tenthsOf(shot.air?.headwindMph),
    crosswind_mph_tenths: tenthsOf(shot.air?.crosswindMph),
    temperature_f_tenths: tenthsOf(shot.air?.temperatureF),
    along_yards_tenths: tenthsOf(shot.at?.alongYards),
    across_yards_tenths: tenthsOf(shot.at?.acrossYards),
    is_left_out: Number(shot.isLeftOut),
  }
}

export function shotOf(row: Selectable<Tables['played_shots']>): PlayedShot {
  return {
    id: row.id,
    round: row.round_id,
    hole: row.hole,
    order: row.shot_order,
    branch: row.branch,
    club: row.club,
    lie: row.lie,
    lieFrom: row.lie_from,
    leftYards: figureOf(row.left_yards_tenths),
    leftSdYards: figureOf(row.left_sd_yards_tenths),
    leftFrom: row.left_from,
    swing: row.swing,
    penalty: row.penalty,
    rest: restOf(row),
    air: airOf(row),
    at: placeOf(row.along_yards_tenths, row.across_yards_tenths),
    isLeftOut: row.is_left_out === 1,
  }
}

function restOf(row: Selectable<Tables['played_shots']>): PlayedShot['rest'] {
  const alongYards = figureOf(row.rest_along_yards_tenths)
  const acrossYards = figureOf(row.rest_across_yards_tenths)
  const sdYards = figureOf(row.rest_sd_yards_tenths)
  return alongYards === null || acrossYards === null || sdYards === null ? null : { alongYards, acrossYards, sdYards }
}

function airOf(row: Selectable<Tables['played_shots']>): PlayedShot['air'] {
  const headwindMph = figureOf(row.headwind_mph_tenths)
  const crosswindMph = figureOf(row.crosswind_mph_tenths)
  const temperatureF = figureOf(row.temperature_f_tenths)
  const isKnown = headwindMph !== null && crosswindMph !== null && temperatureF !== null
  return isKnown ? { headwindMph, crosswindMph, temperatureF } : null
}

function placeOf(alongTenths: number | null, acrossTenths: number | null): Place | null {
  return alongTenths === null || acrossTenths === null
    ? null
    : { alongYards: alongTenths / TENTHS, acrossYards: acrossTenths / TENTHS }
}

function tenthsOf(figure: number | null | undefined): number | null {
  return figure === null || figure === undefined ? null : Math.round(figure * TENTHS)
}

function figureOf(tenths: number | null): number | null {
  return tenths === null ? null : tenths / TENTHS
}
