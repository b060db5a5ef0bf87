import type { AdvisedGolfer, Advice } from '@bagwise/golf/shot-advice/advise'
import type { AskedShot, Shot } from '@bagwise/golf/shot-advice/shot'
import type { AdvisedClub } from '@bagwise/golf/shot-advice/swings/swing'
import type { Air } from '@bagwise/golf/flight/physics/air'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { Sheet } from '#ui/sheet.tsx'
import { useWorkedOut } from '#worker/use-worked-out.ts'
import * as reasonCopy from './reason.copy.ts'
import * as copy from './result.copy.ts'
import styles from '../shot.module.css'
import ringPoints from '#ui/ring-points.module.css'

/** What is asked. */
export type AskedSituation = {
  readonly clubs: readonly AdvisedClub[]
  readonly golfer: AdvisedGolfer & { readonly handicap: number }
  readonly shot: AskedShot
  readonly air: Air
}

/** What the advice is worked out from: a shot that counts in no tournament. */
export type AdvisedSituation = Omit<AskedSituation, 'shot'> & { readonly shot: Shot }

type WhySheetProps = { readonly advice: Advice; readonly shot: Shot; readonly units: PreferredUnits }

/** Why this club, in three sentences at most. */
export function WhySheet({ advice, shot, units }: WhySheetProps) {
  return (
    <Sheet title={copy.whyTitle} className="py-2.5!">
      <ul className={`${ringPoints.rings} ${styles.points}`}>
        {reasonCopy.reasonSentences({ advice, shot, units }).told.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Sheet>
  )
}

type TurningPointsProps = { readonly situation: AdvisedSituation; readonly units: PreferredUnits }

/** What would make another club the right one. A handful of advices more: they come when the answer is on the screen. */
export function TurningPoints({ situation: { clubs, golfer, shot, air }, units }: TurningPointsProps) {
  const workedOut = useWorkedOut('findTurningPoints', [clubs, golfer, shot, air])
  if (!workedOut) return <p className="text-sm text-ink-2">{copy.changesAwaited}</p>
  const { answer: turningPoints, isCurrent } = workedOut
  // Those of an earlier shot keep the place, unseen.
  const look = isCurrent ? '' : 'invisible'
  if (turningPoints.length === 0) {
    return <p className={`text-sm text-ink-2 ${look}`}>{copy.noChange}</p>
  }
  return (
    <ul className={`${ringPoints.rings} ${styles.points} ${look}`}>
      {turningPoints.map((turningPoint) => (
        <li key={turningPoint.change}>{reasonCopy.turningPointSentence(turningPoint, units)}</li>
      ))}
    </ul>
  )
}
