import { useDeferredValue, useMemo } from 'react'
import type { AdvisedGolfer, Advice } from '@bagwise/golf/advisor/advise'
import type { Shot } from '@bagwise/golf/advisor/shot'
import type { AdvisedClub } from '@bagwise/golf/advisor/swings/swing'
import { findTurningPoints } from '@bagwise/golf/advisor/turning-points'
import type { Air } from '@bagwise/golf/flight/physics/air'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { Sheet } from '#ui/sheet.tsx'
import { reasonSentences, turningPointSentence } from './reason-text.ts'

/** What the advice was worked out from; the same object as long as nothing changes. */
export type AdvisedSituation = {
  readonly clubs: readonly AdvisedClub[]
  readonly golfer: AdvisedGolfer & { readonly handicap: number }
  readonly shot: Shot
  readonly air: Air
}

type WhySheetProps = {
  readonly advice: Advice
  readonly situation: AdvisedSituation
  readonly units: PreferredUnits
}

/** Why this club, and what would make another one right. */
export function WhySheet({ advice, situation, units }: WhySheetProps) {
  return (
    <Sheet title="Why this club">
      <ul className="ring-points shot-points">
        {reasonSentences({ advice, shot: situation.shot, units }).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <h3 className="mt-3 border-t border-rule pt-3">What would change it</h3>
      <TurningPoints situation={situation} units={units} />
    </Sheet>
  )
}

/** A handful of advices more: they come when the answer is on the screen. */
function TurningPoints({ situation, units }: Omit<WhySheetProps, 'advice'>) {
  const later = useDeferredValue<AdvisedSituation | undefined>(situation, undefined)
  const turningPoints = useMemo(
    () => later && findTurningPoints(later.clubs, later.golfer, later.shot, later.air),
    [later],
  )
  if (!turningPoints) return <p className="mt-1.5 text-sm text-ink-2">Looking at it from both sides.</p>
  if (turningPoints.length === 0)
    return <p className="mt-1.5 text-sm text-ink-2">Nothing small: a little more or less, and it stays this club.</p>
  return (
    <ul className="ring-points shot-points">
      {turningPoints.map((turningPoint) => (
        <li key={turningPoint.change}>{turningPointSentence(turningPoint, units)}</li>
      ))}
    </ul>
  )
}
