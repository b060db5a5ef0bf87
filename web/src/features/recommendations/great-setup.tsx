import { GREAT_SETUP_TIPS } from '@bagwise/content/recommendations/great-setup.prose'
import { ToolDrawing } from '#navigation/tool-drawing.tsx'
import { Sheet } from '#ui/sheet.tsx'

/** 96 px instead of 44. */
const DRAWING_SCALE = 96 / 44

/** Nothing to change: what keeps a good bag good. */
export function GreatSetup({ setAsideCount }: { readonly setAsideCount: number }) {
  return (
    <Sheet>
      <ToolDrawing path="/recommendations" scale={DRAWING_SCALE} className="advice-drawing" />
      <h2 className="mt-3">Your Setup Looks Great!</h2>
      <p className="mt-1.5 text-ink-2">
        {setAsideCount > 0
          ? 'Nothing is open. What you have set aside is below.'
          : 'No rule asks for a change. This is how it stays that way.'}
      </p>
      <ul className="advice-points">
        {GREAT_SETUP_TIPS.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </Sheet>
  )
}
