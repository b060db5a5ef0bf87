import type { Advice } from '@bagwise/golf/shot-advice/advise'
import type { Shot } from '@bagwise/golf/shot-advice/shot'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { Sheet } from '#ui/sheet.tsx'
import * as alternativeCopy from './alternative.copy.ts'
import * as choiceCopy from './choice.copy.ts'
import { oddsSentence } from './odds.copy.ts'
import * as copy from './result.copy.ts'

type AlternativesSheetProps = {
  readonly advice: Advice
  readonly shot: Shot
  readonly units: PreferredUnits
  readonly hasOtherClubs: boolean
  /** Whose shots the odds are of. */
  readonly oddsCaption: string
}

/** The next-best clubs and what each would cost. */
export function AlternativesSheet({ advice, shot, units, hasOtherClubs, oddsCaption }: AlternativesSheetProps) {
  const { recommended, alternatives } = advice
  return (
    <Sheet title={copy.alternativesTitle}>
      {alternatives.length === 0 && (
        <p className="mt-2 text-sm text-ink-2">{alternativeCopy.whyNoAlternatives({ recommended, hasOtherClubs })}</p>
      )}
      <ul className="divide-y divide-rule">
        {alternatives.map((alternative) => (
          <li key={alternative.club} className="py-2.5 last:pb-0">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <b className="font-plate text-plate-sm font-bold">{choiceCopy.choiceName(alternative)}</b>
              <span className="font-semibold">{alternativeCopy.costWords(alternative)}</span>
            </p>
            <p className="text-sm text-ink-2">
              {alternativeCopy.alternativeSentence(alternative, { recommended, shot, units })}
            </p>
            {alternative.odds && <p className="text-sm">{oddsSentence(alternative.odds)}</p>}
          </li>
        ))}
      </ul>
      {alternatives.some(({ odds }) => odds) && <p className="mt-2 text-sm text-ink-2">{oddsCaption}</p>}
    </Sheet>
  )
}
