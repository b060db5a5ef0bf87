import { useState } from 'react'
import type { AiShotAdvice, ShotQuestion, askAiShotAdvice } from '@bagwise/contract/ai/shot-advice'
import { askAi, useAiAnswer } from '#data/use-ai.ts'

const PATH = '/api/ai/shot-advice'

type AskedAgain = { readonly question: ShotQuestion; readonly answer: AiShotAdvice }

export type AiShotTalk = {
  /** What the AI says to the shot on the screen. */
  readonly said?: AiShotAdvice | undefined
  /** It has spoken of the shot as it was before a change: asks about this one, and whether there was an answer. */
  readonly askAgain?: (() => Promise<boolean>) | undefined
}

/**
 * Asks the AI when the advice is opened, and not at every change of the shot: then only when the golfer says so. It is not
 * asked without a question, as where there is no advice.
 */
export function useAiShotAdvice(question: ShotQuestion | undefined): AiShotTalk {
  const [asked, setAsked] = useState(question)
  const [again, setAgain] = useState<AskedAgain>()
  if (!asked && question) setAsked(question)
  const first = useAiAnswer<typeof askAiShotAdvice>(PATH, asked)
  if (!question || !(first ?? again)) return {}
  if (again && isSame(again.question, question)) return { said: again.answer }
  if (first && isSame(asked, question)) return { said: first }
  return {
    askAgain: async () => {
      const answer = await askAi<typeof askAiShotAdvice>(PATH, question)
      if (answer) setAgain({ question, answer })
      return answer !== undefined
    },
  }
}

function isSame(one: ShotQuestion | undefined, other: ShotQuestion): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
