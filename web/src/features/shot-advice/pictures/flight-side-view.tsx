import type { Advice } from '@bagwise/golf/shot-advice/advise'
import type { Hole } from '@bagwise/golf/shot-advice/hole/hole'
import type { Shot } from '@bagwise/golf/shot-advice/shot'
import type { Air } from '@bagwise/golf/flight/physics/air'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { metresFromFeet, yardsFromMetres } from '@bagwise/golf/units'
import { useWidthPx } from '#charts/use-width.ts'
import { FlightNumbers } from './flight/flight-numbers.tsx'
import type { FlownChoice } from '@bagwise/golf/shot-advice/flown-choices'
import * as copy from './flight/flight.copy.ts'
import { SideDrawing } from './flight/side-drawing.tsx'
import { sideGeometry } from './flight/side-geometry.ts'
import { holeInView } from './hole-in-view.ts'
import styles from './shot-charts.module.css'

type FlightSideViewProps = {
  readonly advice: Advice
  readonly flown: readonly FlownChoice[]
  readonly shot: Shot
  readonly air: Air
  readonly units: PreferredUnits
}

type FlownFacts = {
  readonly flown: readonly FlownChoice[]
  readonly hole: Hole
  readonly air: Air
  readonly units: PreferredUnits
}

/** In less room than any phone has the drawing is shrunk as a whole. */
const NARROWEST_PX = 230

/**
 * The flight from the side: the chosen club, the next-best ones, and the ground they come down on. Nothing for a chip or
 * a putt.
 */
export function FlightSideView({ advice, flown, shot, air, units }: FlightSideViewProps) {
  if (flown.length === 0) return null
  return <FlightFigure facts={{ flown, hole: holeInView(advice, shot), air, units }} />
}

function FlightFigure({ facts }: { readonly facts: FlownFacts }) {
  const [box, widthPx] = useWidthPx<HTMLDivElement>()
  const { flown, units } = facts
  return (
    <figure className="grid gap-1">
      <div ref={box} className={styles.drawingBox}>
        {widthPx !== undefined && <Flight facts={facts} widthPx={Math.max(NARROWEST_PX, widthPx)} />}
      </div>
      <FlightNumbers flown={flown} units={units} />
    </figure>
  )
}

function Flight({
  facts: { flown, hole, air, units },
  widthPx,
}: {
  readonly facts: FlownFacts
  readonly widthPx: number
}) {
  const geometry = sideGeometry(flown, {
    hole,
    targetHeightYards: yardsFromMetres(metresFromFeet(air.targetElevationFeet ?? 0)),
    hasWind: (air.windSpeedMph ?? 0) > 0,
    units,
    widthPx,
  })
  const [recommended] = flown
  return (
    <>
      <SideDrawing
        geometry={geometry}
        hole={hole}
        air={air}
        units={units}
        sentence={copy.flightSentence(flown, hole, units)}
      />
      <figcaption className="mt-1 text-sm">
        {recommended && copy.landingSentence(recommended, hole, units)} {copy.factorSentence(geometry.factor)}
      </figcaption>
    </>
  )
}
