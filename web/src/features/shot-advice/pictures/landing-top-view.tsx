import type { Advice } from '@bagwise/golf/shot-advice/advise'
import type { Shot } from '@bagwise/golf/shot-advice/shot'
import type { Air } from '@bagwise/golf/flight/physics/air'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { useWidthPx } from '#charts/use-width.ts'
import { shownDistance, unitWords } from '#quantities/distance.ts'
import { ShowNumbers } from '#charts/show-numbers.tsx'
import { holeInView } from './hole-in-view.ts'
import { ovalSentence, finishPlace, mishitOdds, ofPin, ovalSize } from './landing/landing-text.ts'
import type { LandingSpread } from '@bagwise/golf/shot-advice/landing-spread'
import type { LandingFacts } from './landing/landing-text.ts'
import { MapDrawing } from './landing/map-drawing.tsx'
import { OVAL_SD } from './landing/sample-dots.ts'
import styles from './shot-charts.module.css'

type LandingTopViewProps = {
  readonly advice: Advice
  readonly spread: LandingSpread | undefined
  readonly shot: Shot
  readonly air: Air
  readonly units: PreferredUnits
}

/** In less room than any phone has the drawing is shrunk as a whole. */
const NARROWEST_PX = 230

const STILL: Air = {}

/** Where the balls come to rest, from above. Nothing for a chip or a putt; of the wind nothing in a tournament. */
export function LandingTopView({ advice, spread, shot, air, units }: LandingTopViewProps) {
  const usedAir = shot.isTournament ? STILL : air
  const { recommended: choice } = advice
  if (!spread) return null
  return <LandingFigure facts={{ choice, spread, hole: holeInView(advice, shot), air: usedAir, units }} />
}

function LandingFigure({ facts }: { readonly facts: LandingFacts }) {
  const [box, widthPx] = useWidthPx<HTMLDivElement>()
  return (
    <figure className="grid gap-1">
      <div ref={box} className={styles.drawingBox}>
        {widthPx !== undefined && <MapDrawing facts={facts} widthPx={Math.max(NARROWEST_PX, widthPx)} />}
      </div>
      <figcaption className="mt-1 text-sm">{ovalSentence(facts)}</figcaption>
      <LandingNumbers facts={facts} />
    </figure>
  )
}

/** The figures of the map as a table. */
function LandingNumbers({ facts: { choice, spread, hole, units } }: { readonly facts: LandingFacts }) {
  const oval = (halfAxisSd: number) => {
    const { acrossShown, alongShown } = ovalSize(spread, halfAxisSd, units)
    return [`${acrossShown} by ${alongShown}`]
  }
  return (
    <ShowNumbers
      caption={`Where the ball finishes, in ${unitWords(units)}`}
      columns={['What', `In ${unitWords(units)}`]}
      rows={[
        { name: 'To the pin', cells: [String(shownDistance(hole.pinYards, units))] },
        { name: 'A solid shot stops at', cells: [String(shownDistance(choice.finishYards, units))] },
        { name: 'Aim', cells: [ofPin(choice.startLineYards, units)] },
        { name: 'It should finish', cells: [finishPlace(choice, hole, units)] },
        { name: 'Two in three, wide by deep', cells: oval(OVAL_SD.twoInThree) },
        { name: '19 in 20, wide by deep', cells: oval(OVAL_SD.nineteenInTwenty) },
        { name: 'Mishits', cells: [`about ${mishitOdds(spread)}`] },
      ]}
    />
  )
}
