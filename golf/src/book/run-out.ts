import { rangesOf, spansAlong } from '../course/spans.ts'
import type { Place } from '../course/plane.ts'
import type { Cover, Ground } from '../shot-advice/ground/ground.ts'
import { turnedGround } from '../shot-advice/ground/ground.ts'
import { bearingDeg } from '../shot-advice/ground/lines.ts'
import { radiansFromDegrees } from '../units.ts'

/** Fairways drawn side by side are one. */
const JOINED_YARDS = 1
const PLAYED: readonly Cover[] = ['fairway', 'fringe', 'green']

type Line = { readonly carryTodayYards: number; readonly finish: Place }
type Stretch = { readonly from: number; readonly to: number }

/**
 * Where the fairway that a ball comes down on ends along its line. Undefined where it comes down on none, where the
 * fairway is only assumed, and where it ends at a green.
 */
export function runOutYards(ground: Ground, { carryTodayYards, finish }: Line): number | undefined {
  const played = ground.patches.filter(({ cover }) => PLAYED.includes(cover))
  const { patches } = turnedGround({ ...ground, patches: played }, radiansFromDegrees(bearingDeg(finish)))
  const along = (covers: readonly Cover[]): readonly Stretch[] =>
    patches
      .filter(({ cover, isAssumed }) => covers.includes(cover) && (isAssumed !== true || cover === 'fringe'))
      .filter(({ box }) => box.left <= 0 && box.right >= 0)
      .flatMap((patch) => rangesOf(spansAlong(patch, 0)))
  const ends = endsOf(along(['fairway']), carryTodayYards)
  if (ends === undefined) return undefined
  const isAtGreen = along(['fringe', 'green']).some(({ from, to }) => from <= ends + JOINED_YARDS && to >= ends)
  return isAtGreen ? undefined : ends
}

/** The end of the stretch that a place is in, over those that follow without a gap. */
function endsOf(stretches: readonly Stretch[], atYards: number): number | undefined {
  const own = stretches.filter(({ from, to }) => from <= atYards && to >= atYards)
  if (own.length === 0) return undefined
  return stretches
    .toSorted((one, other) => one.from - other.from)
    .reduce((ends, { from, to }) => (from <= ends + JOINED_YARDS ? Math.max(ends, to) : ends), furthest(own))
}

function furthest(stretches: readonly Stretch[]): number {
  return Math.max(...stretches.map(({ to }) => to))
}
