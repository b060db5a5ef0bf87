import { useState } from 'react'
import type { AiShotAdvice, ShotQuestion, askAiShotAdvice } from '@bagwise/contract/ai/shot-advice'
import { askAi, useAiAnswer } from '#data/use-ai.ts'
import type { AiView } from '#data/use-ai.ts'

const PATH = '/api/ai/shot-advice'

type AskedAgain = { readonly question: ShotQuestion; readonly said: AiShotAdvice }

/** What the AI says to the shot on the screen. */
export type AiShotTalk = AiView<AiShotAdvice> & {
  /** It has spoken of the shot as it was before a change: asks about this one. */
  readonly askAgain?: (() => Promise<AiView<AiShotAdvice>>) | undefined
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
  if (!question) return {}
  if (again && isSame(again.question, question)) return { said: again.said }
  if (isSame(asked, question)) return first
  if (!(first.said ?? again)) return {}
  return {
    askAgain: async () => {
      const view = await askAi<typeof askAiShotAdvice>(PATH, question)
      if (view.said) setAgain({ question, said: view.said })
      return view
    },
  }
}

function isSame(one: ShotQuestion | undefined, other: ShotQuestion): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
