import type { Advice } from '@bagwise/golf/shot-advice/advise'
import type { Shot } from '@bagwise/golf/shot-advice/shot'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { Icon } from '#ui/icon.tsx'
import { Sheet } from '#ui/sheet.tsx'
import * as alternativeCopy from './alternative.copy.ts'
import * as choiceCopy from './choice.copy.ts'
import { oddsSentence } from './odds.copy.ts'
import * as copy from './result.copy.ts'
import styles from '../shot.module.css'

type AlternativesSheetProps = {
  readonly advice: Advice
  readonly shot: Shot
  readonly units: PreferredUnits
  readonly hasOtherClubs: boolean
  /** Whose shots the odds are of. */
  readonly oddsCaption: string
}

/** More than two are no choice over the ball. */
export const MOST_ALTERNATIVES = 2

/** The next-best clubs in words; what each would cost is a tap away. */
export function AlternativesSheet({ advice, shot, units, hasOtherClubs, oddsCaption }: AlternativesSheetProps) {
  const { recommended } = advice
  const alternatives = advice.alternatives.slice(0, MOST_ALTERNATIVES)
  return (
    <Sheet title={copy.alternativesTitle} className="py-2.5!">
      {alternatives.length === 0 && (
        <p className="mt-2 text-sm text-ink-2">{alternativeCopy.whyNoAlternatives({ recommended, hasOtherClubs })}</p>
      )}
      <ul className="divide-y divide-rule">
        {alternatives.map((alternative) => (
          <li key={alternative.club}>
            <details className={styles.alternative}>
              <summary>
                <span className="min-w-0 grow">
                  <b className="block font-plate text-plate-sm font-bold">{choiceCopy.choiceName(alternative)}</b>
                  <span className="block text-sm text-ink-2">
                    {alternativeCopy.alternativeSentence(alternative, { recommended, shot, units })}
                  </span>
                </span>
                <span className="shrink-0 text-sm">{alternativeCopy.costWords(alternative)}</span>
                <Icon name="down" className="size-4 shrink-0" />
              </summary>
              <p className="pb-2 text-sm">
                {alternativeCopy.costFigure(alternative)}{' '}
                {alternative.odds && (
                  <>
                    {oddsSentence(alternative.odds)} <span className="text-ink-2">{oddsCaption}</span>
                  </>
                )}
              </p>
            </details>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
