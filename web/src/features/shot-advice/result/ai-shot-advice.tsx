import { useState } from 'react'
import type { AiShotAdvice as Said } from '@bagwise/contract/ai/shot-advice'
import type { Advice } from '@bagwise/golf/shot-advice/advise'
import { byPosition } from '@bagwise/golf/club'
import { AiAddition } from '#ai/ai-addition.tsx'
import { Button } from '#ui/button.tsx'
import { notify } from '#ui/notices.ts'
import { FIELD_NAMES } from './adjustment-text.ts'
import { costWords } from './alternative-text.ts'
import { clubName } from './choice-text.ts'
import type { AiShotTalk } from './use-ai-shot-advice.ts'
import styles from '../shot.module.css'
import ringPoints from '#ui/ring-points.module.css'

/** Where the way to it leads. */
export const AI_SHOT = 'ai-shot'

/** What the AI adds to the advice; where it would hit another club it says so first. */
export function AiShotAdvice({
  talk: { said, askAgain },
  advice,
}: {
  readonly talk: AiShotTalk
  readonly advice: Advice
}) {
  return (
    <AiAddition id={AI_SHOT} title="AI’s view of this shot">
      {said ? <Advised said={said} advice={advice} /> : askAgain && <Changed onAsk={askAgain} />}
    </AiAddition>
  )
}

function Advised({ said, advice }: { readonly said: Said; readonly advice: Advice }) {
  const { alternativeClubs, adjustments, tips } = said
  return (
    <>
      <p className="mt-1.5 font-semibold">{comparison(said, advice)}</p>
      {alternativeClubs.length > 0 && (
        <p className="mt-1 text-sm">Worth a thought: {alternativeClubs.map(clubName).join(', ')}.</p>
      )}
      <dl className="mt-1 divide-y divide-rule">
        {Object.entries(FIELD_NAMES).map(([field, name]) => (
          <div key={field} className={styles.adjustment}>
            <dt className="font-plate font-bold">{name}</dt>
            <dd className="text-sm">{adjustments[field as keyof typeof FIELD_NAMES]}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-3 border-t border-rule pt-3">Tips</h3>
      <ul className={`${ringPoints.rings} ${styles.points}`}>
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </>
  )
}

function Changed({ onAsk }: { readonly onAsk: () => Promise<boolean> }) {
  const [isBusy, setIsBusy] = useState(false)
  async function ask() {
    setIsBusy(true)
    const isAnswered = await onAsk()
    setIsBusy(false)
    if (!isAnswered) notify('status', 'AI has nothing to add to this shot. The rules’ advice stands.')
    // The button was busy, or goes away with the answer.
    if (document.activeElement === document.body) document.getElementById(AI_SHOT)?.focus({ preventScroll: true })
  }
  return (
    <>
      <p className="mt-1.5">The shot, or your bag, has changed since AI looked at it.</p>
      <Button look="line" className="mt-3" isBusy={isBusy} busyLabel="Asking AI..." onClick={() => void ask()}>
        Ask AI about this shot
      </Button>
    </>
  )
}

/** Whether it agrees with the rules, and what its club costs by them. */
function comparison({ recommendedClub }: Said, { recommended, alternatives }: Advice): string {
  const { club } = recommended
  if (recommendedClub === club) return `AI would hit the ${clubName(club)} too.`
  const moreOrLess = byPosition(recommendedClub, club) < 0 ? 'more' : 'less'
  const found = alternatives.find((choice) => choice.club === recommendedClub)
  const byRules = found ? ` By the rules it is ${costWords(found)}.` : ''
  return `AI would hit one club ${moreOrLess}: the ${clubName(recommendedClub)}.${byRules}`
}
