import { CHANGE_TEXTS } from '@bagwise/content/swing/swing-changes.prose'
import type { SwingAnalysis } from '@bagwise/golf/swing/analyse-swing'
import { CORRECTION_AREAS } from '@bagwise/golf/swing/changes'
import { asksFor } from '@bagwise/golf/swing/causes'
import type { ChangeId, CorrectionArea } from '@bagwise/golf/swing/changes'
import { Sheet } from '#ui/sheet.tsx'

export const AREA_NAMES = {
  grip: 'Grip',
  stance: 'Stance',
  swing: 'Swing',
  equipment: 'Equipment',
} as const satisfies Record<CorrectionArea, string>

/** What to change and for which cause, by grip, stance, swing and equipment; where nothing points there it says so. */
export function CorrectionsSheet({ analysis: { causes, corrections } }: { readonly analysis: SwingAnalysis }) {
  return (
    <Sheet title="Corrections">
      {causes.length > 1 && (
        <p className="mt-1.5 text-sm text-ink-2">
          One at a time: begin with what cause 1 asks for, and give it three sessions.
        </p>
      )}
      <dl className="mt-1 divide-y divide-rule">
        {CORRECTION_AREAS.map((area) => (
          <div key={area} className="swing-area">
            <dt className="font-plate font-bold">{AREA_NAMES[area]}</dt>
            <dd>
              {corrections[area].length === 0 ? (
                <span className="text-ink-2">Leave it as it is: nothing you named points here.</span>
              ) : (
                <ul className="ring-points swing-points">
                  {corrections[area].map((change) => (
                    <li key={change}>
                      {causes.length > 1 && <b>{causesInWords(causes, change)} </b>}
                      {CHANGE_TEXTS[change]}
                    </li>
                  ))}
                </ul>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}

function causesInWords(causes: SwingAnalysis['causes'], change: ChangeId): string {
  const numbers = causes.flatMap(({ id }, index) => (asksFor(id, change) ? [index + 1] : []))
  return `${numbers.length > 1 ? 'Causes' : 'Cause'} ${numbers.join(', ')}.`
}
