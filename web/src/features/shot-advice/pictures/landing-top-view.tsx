import type { Advice } from '@bagwise/golf/shot-advice/advise'
import type { Shot } from '@bagwise/golf/shot-advice/shot'
import type { Air } from '@bagwise/golf/flight/physics/air'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { useWidthPx } from '#charts/use-width.ts'
import { shownDistance } from '#quantities/distance.ts'
import { ShowNumbers } from '#charts/show-numbers.tsx'
import type { WhoseShots } from '#profile-parts/whose-shots.ts'
import { holeInView } from './hole-in-view.ts'
import { ovalSize } from './landing/landing-facts.ts'
import type { LandingFacts } from './landing/landing-facts.ts'
import * as copy from './landing/landing.copy.ts'
import type { LandingSpread } from '@bagwise/golf/shot-advice/landing-spread'
import { MapDrawing } from './landing/map-drawing.tsx'
import { OVAL_SD } from '#charts/oval-sd.ts'
import styles from './shot-charts.module.css'

type LandingTopViewProps = {
  readonly advice: Advice
  readonly spread: LandingSpread | undefined
  readonly shot: Shot
  readonly air: Air
  readonly units: PreferredUnits
  /** Whose shots they are. */
  readonly whose: WhoseShots
  readonly whoseText: string
}

/** In less room than any phone has the drawing is shrunk as a whole. */
const NARROWEST_PX = 230

/** Where the balls come to rest, from above. Nothing for a chip or a putt. */
export function LandingTopView({ advice, spread, shot, air, units, whose, whoseText }: LandingTopViewProps) {
  const { recommended: choice } = advice
  if (!spread) return null
  const facts = { choice, spread, hole: holeInView(advice, shot), air, units }
  return <LandingFigure facts={facts} isOwn={whose.whose === 'own'} caption={copy.ovalCaption(whoseText)} />
}

type LandingFigureProps = { readonly facts: LandingFacts; readonly isOwn: boolean; readonly caption: string }

function LandingFigure({ facts, isOwn, caption }: LandingFigureProps) {
  const [box, widthPx] = useWidthPx<HTMLDivElement>()
  return (
    <figure className="grid gap-1">
      <div ref={box} className={styles.drawingBox}>
        {widthPx !== undefined && <MapDrawing facts={facts} isOwn={isOwn} widthPx={Math.max(NARROWEST_PX, widthPx)} />}
      </div>
      <figcaption className="mt-1 text-sm">{caption}</figcaption>
    </figure>
  )
}

/** The figures of the map as a table. */
export function LandingNumbers({ advice, spread, shot, air, units }: Omit<LandingTopViewProps, 'whose' | 'whoseText'>) {
  const { recommended: choice } = advice
  if (!spread) return null
  return <NumbersOf facts={{ choice, spread, hole: holeInView(advice, shot), air, units }} />
}

function NumbersOf({ facts: { choice, spread, hole, units } }: { readonly facts: LandingFacts }) {
  const oval = (halfAxisSd: number) => [copy.wideByDeep(ovalSize(spread, halfAxisSd, units))]
  return (
    <>
      <p>{copy.ovalSentence({ spread, units })}</p>
      <ShowNumbers
        caption={copy.tableCaption(units)}
        columns={copy.tableColumns(units)}
        rows={[
          { name: copy.tableRows.toPin, cells: [String(shownDistance(hole.pinYards, units))] },
          { name: copy.tableRows.solidShot, cells: [String(shownDistance(choice.finishYards, units))] },
          { name: copy.tableRows.aim, cells: [copy.ofPin(choice.startLineYards, units)] },
          { name: copy.tableRows.finish, cells: [copy.finishPlace(choice, hole, units)] },
          { name: copy.tableRows.twoInThree, cells: oval(OVAL_SD.twoInThree) },
          { name: copy.tableRows.nineteenInTwenty, cells: oval(OVAL_SD.nineteenInTwenty) },
          { name: copy.tableRows.mishits, cells: [copy.mishitsCell(spread)] },
        ]}
      />
    </>
  )
}
