import { faceToPathDeg, startDeg } from '@bagwise/golf/swing/flight-pattern'
import type { Impact } from '@bagwise/golf/swing/flight-pattern'
import { impactsOf } from './ball-path-geometry.ts'
import type { DrawnPattern } from './ball-path-geometry.ts'

/** Less than this is no direction that could be seen. */
const VISIBLE_DEG = 0.5

/** What the picture shows, for those who do not see it. True for both hands. */
export function pathSentence(pattern: DrawnPattern): string {
  const [first, second] = impactsOf(pattern)
  if (!first) return ''
  if (second) return `One ball ${ballWords(first)}. Another ${ballWords(second)}.`
  return `The ball ${ballWords(first)}. The club swings ${wayWords(first.pathDeg, 'along the target line')}, its face looks ${wayWords(first.faceDeg, 'at the target')}.`
}

function ballWords(impact: Impact): string {
  const curveDeg = faceToPathDeg(impact)
  const curve = Math.abs(curveDeg) < VISIBLE_DEG ? 'flies straight' : `curves ${wayWords(curveDeg, '')}`
  return `starts ${wayWords(startDeg(impact), 'on line')} and ${curve}`
}

function wayWords(angleDeg: number, straight: string): string {
  if (Math.abs(angleDeg) < VISIBLE_DEG) return straight
  return angleDeg > 0 ? 'away from you' : 'across you'
}
