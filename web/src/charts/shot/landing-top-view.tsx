import { useMemo } from 'react'
import type { Advice } from '@bagwise/golf/advisor/advise'
import type { Shot } from '@bagwise/golf/advisor/shot'
import type { AdvisedClub } from '@bagwise/golf/advisor/swings/swing'
import type { Air } from '@bagwise/golf/flight/physics/air'
import type { Trajectory } from '@bagwise/golf/flight/typical-launch'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { useWidthPx } from '#charts/use-width.ts'
import { holeInView } from './hole-in-view.ts'
import { LandingNumbers } from './landing/landing-numbers.tsx'
import { landingSpread } from './landing/landing-spread.ts'
import { ovalSentence } from './landing/landing-words.ts'
import type { LandingFacts } from './landing/landing-words.ts'
import { MapDrawing } from './landing/map-drawing.tsx'
import './shot-charts.css'

type LandingTopViewProps = {
  readonly advice: Advice
  /** The bag the advice was worked out with. */
  readonly clubs: readonly AdvisedClub[]
  readonly shot: Shot
  readonly air: Air
  readonly handicap: number
  /** How high the golfer usually hits the ball, when it is known. */
  readonly trajectory?: Trajectory | undefined
  readonly units: PreferredUnits
}

/** In less room than any phone has the drawing is shrunk as a whole. */
const NARROWEST_PX = 230
const STILL: Air = {}

/** Where the balls come to rest, from above. Nothing for a chip or a putt; of the wind nothing in a tournament. */
export function LandingTopView({ advice, clubs, shot, air, handicap, trajectory, units }: LandingTopViewProps) {
  const usedAir = shot.isTournament ? STILL : air
  const { recommended: choice } = advice
  const spread = useMemo(
    () => landingSpread(choice, { clubs, shot, air: usedAir, handicap, trajectory }),
    [choice, clubs, shot, usedAir, handicap, trajectory],
  )
  if (!spread) return null
  return <LandingFigure facts={{ choice, spread, hole: holeInView(advice, shot), air: usedAir, units }} />
}

function LandingFigure({ facts }: { readonly facts: LandingFacts }) {
  const [box, widthPx] = useWidthPx<HTMLDivElement>()
  return (
    <figure className="grid gap-1">
      <div ref={box} className="shot-drawing-box">
        {widthPx !== undefined && <MapDrawing facts={facts} widthPx={Math.max(NARROWEST_PX, widthPx)} />}
      </div>
      <figcaption className="mt-1 text-sm">{ovalSentence(facts)}</figcaption>
      <LandingNumbers facts={facts} />
    </figure>
  )
}
