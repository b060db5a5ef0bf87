import { loadPart } from '#ui/lazy-part.tsx'
import { whenIdle } from '#ui/when-idle.ts'
import type { GolfAnswer, GolfArguments, GolfFunctionName } from './golf-functions.ts'
import { createGolfClient } from './golf-client.ts'
import type { AskOptions } from './golf-client.ts'
import { questionKey } from './question-key.ts'
import { allowOurScripts } from './trusted-scripts.ts'

/** Asks the page's worker, which answers a file too. */
export const { ask: askGolf } = createGolfClient({
  startWorker() {
    allowOurScripts()
    return new Worker(new URL('golf-worker.ts', import.meta.url), { type: 'module' })
  },
  async workOutHere({ name, args }, { report, isTriedOnce }) {
    const load = async () => (await import('./golf-functions.ts')).loadGolfFunction(name, report)
    const golfFunction = await (isTriedOnce ? load() : loadPart(load))
    await whenIdle()
    return golfFunction(...args)
  },
})

/** Those whose arguments are data, and few enough to be a key. */
export type RememberedName = Exclude<
  GolfFunctionName,
  'readShots' | 'shotMemory' | 'clubHistory' | 'learnFromFiles' | 'readCourses' | 'coverOfBook' | 'pageOfBook'
>

/** Enough for every answer on a screen, and those of the screen before. */
const MOST_REMEMBERED = 24
const remembered = new Map<string, { readonly answer: unknown }>()

/** What the golf function of this name answers, from the page's worker, and at once the next time. */
export async function workOut<Name extends RememberedName>(
  name: Name,
  args: GolfArguments<Name>,
  options?: AskOptions,
): Promise<GolfAnswer<Name>> {
  const known = rememberedAnswer(name, args)
  const answer = known ? known.answer : await askGolf(name, args, options)
  const key = questionKey(name, args)
  // The last one asked for is the last to be forgotten.
  remembered.delete(key)
  remembered.set(key, { answer })
  const [oldest] = remembered.keys()
  if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest)
  return answer
}

export function rememberedAnswer<Name extends RememberedName>(
  name: Name,
  args: GolfArguments<Name>,
): { readonly answer: GolfAnswer<Name> } | undefined {
  // What is kept under the key of this question answered it.
  return remembered.get(questionKey(name, args)) as { readonly answer: GolfAnswer<Name> } | undefined
}
