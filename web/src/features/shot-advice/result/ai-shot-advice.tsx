import { useState } from 'react'
import type { AiShotAdvice as Said } from '@bagwise/contract/ai/shot-advice'
import type { Advice } from '@bagwise/golf/shot-advice/advise'
import { byPosition } from '@bagwise/golf/club'
import { AiAddition } from '#ai/ai-addition.tsx'
import { Button } from '#ui/button.tsx'
import { notify } from '#ui/notices.ts'
import * as alternativeCopy from './alternative.copy.ts'
import * as copy from './result.copy.ts'
import type { AiShotTalk } from './use-ai-shot-advice.ts'
import styles from '../shot.module.css'
import ringPoints from '#ui/ring-points.module.css'

/** Where the way to it leads. */
export const AI_SHOT = 'ai-shot'

/** What the AI adds to the advice; where it would hit another club it says so first. */
export function AiShotAdvice({
  talk: { said, silence, askAgain },
  advice,
}: {
  readonly talk: AiShotTalk
  readonly advice: Advice
}) {
  return (
    <AiAddition id={AI_SHOT} title={copy.aiTitle} silence={silence}>
      {said ? <Advised said={said} advice={advice} /> : askAgain && <Changed onAsk={askAgain} />}
    </AiAddition>
  )
}

function Advised({ said, advice }: { readonly said: Said; readonly advice: Advice }) {
  const { alternativeClubs, adjustments, tips } = said
  return (
    <>
      <p className="mt-1.5 font-semibold">{comparison(said, advice)}</p>
      {alternativeClubs.length > 0 && <p className="mt-1 text-sm">{copy.aiAlternatives(alternativeClubs)}</p>}
      <dl className="mt-1 divide-y divide-rule">
        {Object.entries(copy.fieldNames).map(([field, name]) => {
          const text = adjustments[field as keyof typeof copy.fieldNames]
          return (
            text !== '' && (
              <div key={field} className={styles.adjustment}>
                <dt className="font-plate font-bold">{name}</dt>
                <dd className="text-sm">{text}</dd>
              </div>
            )
          )
        })}
      </dl>
      {tips.length > 0 && <h3 className="mt-3 border-t border-rule pt-3">{copy.aiTipsTitle}</h3>}
      <ul className={`${ringPoints.rings} ${styles.points}`}>
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </>
  )
}

function Changed({ onAsk }: { readonly onAsk: NonNullable<AiShotTalk['askAgain']> }) {
  const [isBusy, setIsBusy] = useState(false)
  async function ask() {
    setIsBusy(true)
    const { silence } = await onAsk()
    setIsBusy(false)
    if (silence) notify('status', silence)
    // The button was busy, or goes away with the answer.
    if (document.activeElement === document.body) document.getElementById(AI_SHOT)?.focus({ preventScroll: true })
  }
  return (
    <>
      <p className="mt-1.5">{copy.aiOutdated}</p>
      <Button look="line" className="mt-3" isBusy={isBusy} busyLabel={copy.askingAi} onClick={() => void ask()}>
        {copy.askAi}
      </Button>
    </>
  )
}

/** Whether it agrees with the rules, and what its club costs by them. */
function comparison({ recommendedClub }: Said, { recommended, alternatives }: Advice): string {
  const { club } = recommended
  if (recommendedClub === club) return copy.aiAgrees(club)
  const found = alternatives.find((choice) => choice.club === recommendedClub)
  return copy.aiDiffers({
    club: recommendedClub,
    isMoreClub: byPosition(recommendedClub, club) < 0,
    cost: found && alternativeCopy.costWords(found),
  })
}
