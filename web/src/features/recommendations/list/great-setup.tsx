import { Link } from 'react-router'
import { GREAT_SETUP_TIPS } from '@bagwise/content/recommendations/great-setup.prose'
import type { RecommendedGolfer } from '@bagwise/golf/recommendations/recommended-golfer'
import { clubsInBag, isAssumed } from '@bagwise/golf/bag'
import { analyseGaps } from '@bagwise/golf/gapping/analyse-gaps'
import { gapClubs } from '@bagwise/golf/gapping/find-gaps'
import * as copy from '#features/recommendations/golfer-advice.copy.ts'
import { ToolDrawing } from '#navigation/tool-drawing.tsx'
import { Sheet } from '#ui/sheet.tsx'
import styles from '../recommendations.module.css'

/** 96 px instead of 44. */
const DRAWING_SCALE = 96 / 44

type GreatSetupProps = {
  readonly setAsideCount: number
  readonly golfer: RecommendedGolfer
}

/** A gap stands between two clubs. */
const FEWEST_FOR_GAPS = 2

/** Nothing to change: what keeps a good bag good. */
export function GreatSetup({ setAsideCount, golfer }: GreatSetupProps) {
  const notes = bagNotes(golfer)
  return (
    <Sheet>
      <ToolDrawing path="/recommendations" scale={DRAWING_SCALE} className={styles.drawing} />
      <h2 className="mt-3">{copy.greatTitle}</h2>
      <p className="mt-1.5 text-ink-2">{setAsideCount > 0 ? copy.greatWithSetAside : copy.greatByRules}</p>
      {notes.length > 0 && (
        <p className="mt-3">
          {copy.notesStart} {notes.join(' ')}{' '}
          <Link to="/profile" className="underline underline-offset-3">
            {copy.toBag}
          </Link>
        </p>
      )}
      <p className="mt-3">{copy.tipsStart}</p>
      <ul className={styles.points}>
        {GREAT_SETUP_TIPS.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </Sheet>
  )
}

/** What bag and gapping page say about a bag of which no recommendation speaks. */
export function bagNotes({ bag, distances }: Pick<RecommendedGolfer, 'bag' | 'distances'>): readonly string[] {
  if (clubsInBag(bag).length === 0) return [copy.everyClubLeftOut]
  const { recommendations } = analyseGaps({ bag, distances })
  return [
    ...(recommendations.some(({ kind }) => kind === 'more-clubs') ? [copy.roomForMore] : []),
    ...(gapClubs({ bag, distances }).length < FEWEST_FOR_GAPS ? [copy.tooFewDistances] : []),
    ...(bag.some((club) => club.type !== 'putter' && isAssumed(club, 'shaftFlex')) ? [copy.shaftsUnnamed] : []),
  ]
}
