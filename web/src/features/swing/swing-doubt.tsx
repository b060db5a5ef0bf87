import { useEffect, useId, useRef, useState } from 'react'
import { SIGN_WORDS, sideWords } from '@bagwise/content/swing/sign-text'
import { DOUBT_TEXTS } from '@bagwise/content/swing/swing-doubts.prose'
import type { Hand } from '@bagwise/golf/golfer'
import { DOUBT_CHOICES } from '@bagwise/golf/swing/doubts'
import type { Doubt, DoubtChoice, DoubtId } from '@bagwise/golf/swing/doubts'
import type { SwingSign } from '@bagwise/golf/swing/signs'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import * as copy from './swing-doubt.copy.ts'
import styles from './swing.module.css'
import wizard from '#wizard/wizard.module.css'

/** Their choices say "away from you" and "across you". */
const NAMES_SIDES: readonly DoubtId[] = ['curve', 'curve-side', 'start']

type SwingDoubtProps = {
  readonly doubt: Doubt
  readonly hand: Hand | null | undefined
  readonly onAnswer: (choice: DoubtChoice) => void
}

/** Two answers that no one swing gives: asks which counts, so that nothing is guessed. */
export function SwingDoubt({ doubt, hand, onAnswer }: SwingDoubtProps) {
  const { question, reason, choices } = DOUBT_TEXTS[doubt.id]
  const [chosen, setChosen] = useState<DoubtChoice>()
  const [isMissing, setIsMissing] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const firstChoice = useRef<HTMLInputElement>(null)
  const id = useId()

  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  return (
    <Sheet className={styles.questions}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (chosen) onAnswer(chosen)
          else {
            setIsMissing(true)
            firstChoice.current?.focus()
          }
        }}
      >
        <div className="grid gap-1.5">
          <p className="text-sm text-ink-2">{copy.oneMore}</p>
          <h2
            ref={heading}
            id={id}
            tabIndex={-1}
            aria-describedby={`${id}-reason`}
            className="text-plate-md outline-none"
          >
            {question}
          </h2>
          <p id={`${id}-reason`}>
            {saidSentence(doubt)} {reason}
          </p>
          {NAMES_SIDES.includes(doubt.id) && <p className="text-sm text-ink-2">{sideWords(hand)}</p>}
        </div>
        <p id={`${id}-fault`} role="alert" className="text-sm font-semibold text-flag-ink empty:hidden">
          {isMissing && copy.chooseOne}
        </p>
        <fieldset
          aria-labelledby={id}
          aria-describedby={isMissing ? `${id}-fault` : undefined}
          className="grid min-w-0 gap-2"
        >
          {DOUBT_CHOICES.map((choice, index) => (
            <label key={choice} className={wizard.card}>
              <input
                ref={index === 0 ? firstChoice : undefined}
                type="radio"
                name={id}
                checked={choice === chosen}
                aria-labelledby={`${id}-${choice}`}
                aria-describedby={`${id}-${choice}-help`}
                onChange={() => {
                  setChosen(choice)
                  setIsMissing(false)
                }}
              />
              <span className="min-w-0 wrap-anywhere">
                <span id={`${id}-${choice}`} className="font-plate text-plate-sm font-bold">
                  {choices[choice].label}
                </span>
                <span id={`${id}-${choice}-help`} className="block text-sm text-ink-2">
                  {choices[choice].help}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
        <Button type="submit">{copy.goOn}</Button>
      </form>
    </Sheet>
  )
}

/** What was said for either side; nothing where only the side is open. */
function saidSentence({ first, second }: Doubt): string {
  if (first.length === 0 || second.length === 0) return ''
  return copy.youNamed({ first: inWords(first), second: inWords(second) })
}

function inWords(signs: readonly SwingSign[]): string {
  return signs.map((sign) => SIGN_WORDS[sign].toLowerCase()).join(', ')
}
