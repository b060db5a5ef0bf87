import { Link } from 'react-router'
import { GREAT_SETUP_TIPS } from '@bagwise/content/recommendations/great-setup.prose'
import type { RecommendedGolfer } from '@bagwise/golf/recommendations/recommended-golfer'
import { ToolDrawing } from '#navigation/tool-drawing.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { bagNotes } from './words/bag-notes.ts'

/** 96 px instead of 44. */
const DRAWING_SCALE = 96 / 44

type GreatSetupProps = {
  readonly setAsideCount: number
  readonly golfer: RecommendedGolfer
}

/** Nothing to change: what keeps a good bag good. */
export function GreatSetup({ setAsideCount, golfer }: GreatSetupProps) {
  const notes = bagNotes(golfer)
  return (
    <Sheet>
      <ToolDrawing path="/recommendations" scale={DRAWING_SCALE} className="advice-drawing" />
      <h2 className="mt-3">Your Setup Looks Great!</h2>
      <p className="mt-1.5 text-ink-2">
        {setAsideCount > 0 ? 'Nothing is open. What you have set aside is below.' : 'No rule asks for a change.'}
      </p>
      {notes.length > 0 && (
        <p className="mt-3">
          Look at this all the same: {notes.join(' ')}{' '}
          <Link to="/profile" className="underline underline-offset-3">
            To your bag
          </Link>
        </p>
      )}
      <p className="mt-3">This keeps a bag in order:</p>
      <ul className="advice-points">
        {GREAT_SETUP_TIPS.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </Sheet>
  )
}
