import { useId, useState } from 'react'
import { useShownProfile } from '#data/use-shown-profile.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { CaddieAnswer } from './caddie-answer.tsx'
import { useCaddie } from './use-caddie.ts'
import * as copy from './caddie.copy.ts'
import styles from './caddie.module.css'
import learn from '../learn.module.css'

/** The server takes no longer one (`contract/src/ai/caddie.ts`). */
const LONGEST_QUESTION = 500

/** Any question about golf, answered in words by the AI, or by the closest articles. */
export function CaddieCard() {
  const { profile } = useShownProfile()
  const { conversation, ask, stop } = useCaddie(profile)
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState('')
  const id = useId()
  const isAsking = conversation?.state === 'asking'

  function submit(words: string) {
    const question = words.trim()
    const isTooLong = question.length > LONGEST_QUESTION
    if (isTooLong) setFault(copy.questionTooLong({ characterCount: question.length, longestCount: LONGEST_QUESTION }))
    else setFault(question === '' ? copy.questionMissing : '')
    // The same once more, such as a second Enter, would only begin anew.
    const isUnderWay = isAsking && question === conversation.question
    if (question !== '' && !isTooLong && !isUnderWay) ask(question)
  }

  return (
    <Sheet title={copy.title} className={learn.caddie}>
      <form
        className="mt-2 grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (isAsking) stop()
          else submit(typed)
        }}
      >
        <div className="grid gap-1">
          <label htmlFor={id} className="font-plate text-plate-sm font-bold">
            {copy.questionLabel}
          </label>
          <textarea
            id={id}
            rows={2}
            enterKeyHint="send"
            value={typed}
            aria-describedby={`${id}-hint`}
            aria-invalid={fault !== ''}
            className="w-full rounded-control border border-edge bg-sheet p-3 text-base text-ink"
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              // Enter may also choose a word of an input method.
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
              event.preventDefault()
              submit(typed)
              // Puts the keyboard of a phone away, which covers the answer.
              if (matchMedia('(pointer: coarse)').matches) event.currentTarget.blur()
            }}
          />
          <p id={`${id}-hint`} className="text-xs text-ink-2">
            {copy.adviceHint}
          </p>
          <p role="alert" className="text-sm text-flag-ink">
            {fault}
          </p>
        </div>
        <ul aria-label={copy.examplesLabel} className={styles.examples}>
          {copy.examples.map((example) => (
            <li key={example}>
              <button
                type="button"
                onClick={() => {
                  setTyped(example)
                  submit(example)
                }}
              >
                {example}
              </button>
            </li>
          ))}
        </ul>
        <Button type="submit" look={isAsking ? 'line' : 'ink'} className="justify-self-start">
          {isAsking ? copy.stop : copy.ask}
        </Button>
      </form>
      <CaddieAnswer conversation={conversation} />
    </Sheet>
  )
}
