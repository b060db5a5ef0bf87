import { HELP } from './help.ts'
import { playsLikeText } from './plays-like-text.ts'
import { readArguments } from './read-arguments.ts'
import { isUsageError } from './usage-error.ts'

/** Output and exit code: 0 an answer, 1 no answer to a valid question, 2 a usage error. */
export type Answer = { readonly text: string; readonly exitCode: 0 | 1 | 2 }

/** Answers a command line of `bagwise`. */
export function answer(words: readonly string[]): Answer {
  const asked = readArguments(words)
  if (asked === 'help') return { text: HELP, exitCode: 0 }
  if (isUsageError(asked)) return { text: `${asked.usageError}\nSee: bagwise --help`, exitCode: 2 }
  return playsLikeText(asked)
}
