import type { CourseHole, Tee } from '../course/course.ts'
import { isMappable, planeAt, yardsBetween } from '../course/plane.ts'
import { lineYards } from '../course/spans.ts'
import { wayFrom } from '../shot-advice/ground/ground.ts'

/** The tee that a hole is played from unless another one is chosen: the one nearest to where its line begins. */
export function usualTee({ line: [start], tees }: Pick<CourseHole, 'line' | 'tees'>): Tee | undefined {
  if (!start || !isMappable(start)) return undefined
  const plane = planeAt(start)
  const yards = ({ at }: Tee) => yardsBetween(plane.to(at), { x: 0, y: 0 })
  return tees.toSorted((one, other) => yards(one) - yards(other))[0]
}

/** Along the hole's line, from the tee or where it begins. */
export function yardsFromTee(hole: Pick<CourseHole, 'line' | 'lengthYards'>, tee: Tee | undefined): number {
  if (!tee || !isMappable(tee.at)) return hole.lengthYards
  const { to } = planeAt(tee.at)
  return lineYards(wayFrom({ x: 0, y: 0 }, hole.line.map(to)))
}
