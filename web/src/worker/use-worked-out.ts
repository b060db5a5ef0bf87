import { startTransition, useEffect, useMemo, useState } from 'react'
import type { GolfAnswer, GolfArguments } from './golf-functions.ts'
import { questionKey } from './question-key.ts'
import { rememberedAnswer, workOut } from './work-out.ts'
import type { RememberedName } from './work-out.ts'

/** An answer with what it answers. */
export type WorkedOut<Name extends RememberedName> = {
  readonly args: GolfArguments<Name>
  readonly answer: GolfAnswer<Name>
  /** Whether this is what is asked now; else a newer answer is on its way. */
  readonly isCurrent: boolean
}

type Settled<Name extends RememberedName> = { readonly key: string; readonly args: GolfArguments<Name> } & (
  | { readonly answer: GolfAnswer<Name> }
  | { readonly error: unknown }
)

/**
 * What the golf function of this name answers, worked out off the page's thread: undefined before the first answer, and
 * the last one while a newer one is on its way. Without arguments nothing is asked. What the function throws is thrown
 * while rendering.
 */
export function useWorkedOut<Name extends RememberedName>(
  name: Name,
  args: GolfArguments<Name> | undefined,
): WorkedOut<Name> | undefined {
  const key = args && questionKey(name, args)
  const [settled, setSettled] = useState<Settled<Name>>()

  useEffect(() => {
    if (!args || key === undefined) return undefined
    const asked = new AbortController()
    const settle = (next: Settled<Name>) => {
      if (asked.signal.aborted) return
      // Drawn in slices: a long answer does not stop the golfer who types meanwhile.
      startTransition(() => setSettled(next))
    }
    workOut(name, args, { signal: asked.signal }).then(
      (answer) => settle({ key, args, answer }),
      (error: unknown) => settle({ key, args, error }),
    )
    return () => asked.abort()
    // The key is the arguments: new objects with the same content ask nothing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [name, key])

  // Looked up once a question: an answer that comes while React renders is drawn when it is settled. A render that React
  // drops may not see more than the one before, or the effects of what it saw never run.
  // oxlint-disable-next-line react/exhaustive-deps
  const known = useMemo(() => args && rememberedAnswer(name, args), [name, key])
  if (args && known) return { args, answer: known.answer, isCurrent: true }
  if (!settled) return undefined
  if ('answer' in settled) return { args: settled.args, answer: settled.answer, isCurrent: settled.key === key }
  if (settled.key === key) throw settled.error
  return undefined
}
