import type { Hand } from '@bagwise/golf/golfer'
import { faceToPathDeg, startDeg } from '@bagwise/golf/swing/flight-pattern'
import type { Impact } from '@bagwise/golf/swing/flight-pattern'
import { BALL, drawnImpacts, faceLine, flightCurve, impactsOf, pathLine, VIEW } from './ball-path-geometry.ts'
import type { DrawnPattern } from './ball-path-geometry.ts'
import * as copy from './ball-path.copy.ts'
import type { BallWays, Way } from './ball-path.copy.ts'

const VIEW_BOX = `0 0 ${VIEW.width} ${VIEW.height}`

type DrawnFor = { readonly pattern: DrawnPattern; readonly hand: Hand | null | undefined }
type BallPathProps = DrawnFor & { readonly className?: string }

/** Less than this is no direction that could be seen. */
const VISIBLE_DEG = 0.5

/** A flight from above with the club's way and face that send it; not to scale, as this golfer sees it. */
export function BallPath({ pattern, hand, className }: BallPathProps) {
  const impacts = drawnImpacts(pattern, hand)
  const [impact] = impacts
  return (
    <svg viewBox={VIEW_BOX} className={className} role="img" aria-label={pathSentence(pattern)} fill="none">
      <Target />
      <Flights impacts={impacts} width={3} />
      {impact && impacts.length === 1 && <Club impact={impact} />}
      <Ball width={3} />
    </svg>
  )
}

/** The same without the club, beside its name. */
export function BallPathMark({ pattern, hand }: DrawnFor) {
  return (
    <svg viewBox={VIEW_BOX} className="size-10 shrink-0" aria-hidden="true" fill="none">
      <Target width={6} />
      <Flights impacts={drawnImpacts(pattern, hand)} width={9} />
      <Ball width={9} />
    </svg>
  )
}

function Target({ width = 1.5 }: { readonly width?: number }) {
  return (
    <>
      <path
        d={`M${BALL.x} ${VIEW.height - 4}V10`}
        stroke="var(--color-edge)"
        strokeWidth={width}
        strokeDasharray={`.1 ${width * 3}`}
        strokeLinecap="round"
      />
      <path d={`M${BALL.x} 24V2l16 6.500-16 6.500`} fill="var(--color-flag)" stroke="var(--color-ink)" />
    </>
  )
}

function Flights({ impacts, width }: { readonly impacts: readonly Impact[]; readonly width: number }) {
  return (
    <g stroke="var(--color-ink)" strokeWidth={width} strokeLinecap="round">
      {impacts.map((impact) => (
        <path key={impact.pathDeg} d={flightCurve(impact)} />
      ))}
    </g>
  )
}

function Ball({ width }: { readonly width: number }) {
  return (
    <circle
      cx={BALL.x}
      cy={BALL.y}
      r={width + 2}
      fill="var(--color-sheet)"
      stroke="var(--color-ink)"
      strokeWidth={width * 0.7}
    />
  )
}

/** The way dashed with its head, the face as a bar. */
function Club({ impact }: { readonly impact: Parameters<typeof pathLine>[0] }) {
  const path = pathLine(impact)
  const face = faceLine(impact)
  const turnDeg = (Math.atan2(path.to.x - path.from.x, path.from.y - path.to.y) * 180) / Math.PI
  return (
    <>
      <g stroke="var(--color-water)" strokeWidth="3" strokeLinecap="round">
        <path d={`M${path.from.x} ${path.from.y}L${path.to.x} ${path.to.y}`} strokeDasharray="5 6" />
        <path d="M-5 6 0 0l5 6" transform={`translate(${path.to.x} ${path.to.y}) rotate(${turnDeg})`} />
      </g>
      <path
        d={`M${face.from.x} ${face.from.y}L${face.to.x} ${face.to.y}`}
        stroke="var(--color-clay)"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </>
  )
}

/** What the picture shows, for those who do not see it. True for both hands. */
export function pathSentence(pattern: DrawnPattern): string {
  const [first, second] = impactsOf(pattern)
  if (!first) return ''
  if (second) return copy.twoFlights({ first: ballWays(first), second: ballWays(second) })
  return copy.oneFlight({ ball: ballWays(first), path: wayOf(first.pathDeg), face: wayOf(first.faceDeg) })
}

function ballWays(impact: Impact): BallWays {
  return { start: wayOf(startDeg(impact)), curve: wayOf(faceToPathDeg(impact)) }
}

function wayOf(angleDeg: number): Way {
  if (Math.abs(angleDeg) < VISIBLE_DEG) return 'straight'
  return angleDeg > 0 ? 'away' : 'across'
}
