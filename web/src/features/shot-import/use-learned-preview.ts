import { startTransition, useEffect, useState } from 'react'
import { useTaughtRounds } from '#data/use-shot-memory.ts'
import type { FilesToLearnFrom } from '@bagwise/shot-files/learn-from-files'
import { askGolf } from '#worker/work-out.ts'
import type { LearnedPreview } from '@bagwise/shot-files/preview/preview-clubs'
import type { ImportedShot } from '@bagwise/shot-files/preview/sorted-shots'

/** Asked of some shots: an answer about other ones is of no use. */
export type PreviewQuestion = {
  readonly shots: readonly ImportedShot[]
  readonly asked: FilesToLearnFrom
  /** Sessions before those of the files. */
  readonly keptCount: number
}

type Settled = { readonly question: PreviewQuestion; readonly answer: LearnedPreview | undefined }

/**
 * What the files, the kept shots and finished rounds teach together: undefined before the first answer of these shots, and the last one while
 * a newer one is on its way.
 */
export function useLearnedPreview(question: PreviewQuestion) {
  const rounds = useTaughtRounds()
  const [settled, setSettled] = useState<Settled>()
  useEffect(() => {
    const asked = new AbortController()
    askGolf('learnFromFiles', [question.asked, rounds], { signal: asked.signal }).then(
      ({ learned, distances, verdicts }) => {
        if (asked.signal.aborted) return
        const answer = { learned, distances, verdicts: verdicts.slice(question.keptCount).flat() }
        startTransition(() => setSettled({ question, answer }))
      },
      (error: unknown) => {
        if (asked.signal.aborted) return
        console.error('Nothing could be learned from the files', error)
        setSettled({ question, answer: undefined })
      },
    )
    return () => asked.abort()
  }, [question, rounds])
  const isCurrent = settled?.question === question
  return {
    learned: settled?.question.shots === question.shots ? settled.answer : undefined,
    isCurrent,
    hasFailed: isCurrent && settled.answer === undefined,
  }
}
