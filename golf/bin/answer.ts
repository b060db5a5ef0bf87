import { HELP } from './help.ts'
import { playsLikeText } from './plays-like-text.ts'
import { readArguments } from './read-arguments.ts'
import { isRefusal } from './refusal.ts'

/** What is printed, and the exit code: 0 an answer, 1 no answer to a right question, 2 a question nobody understands. */
export type Answer = { readonly text: string; readonly exitCode: 0 | 1 | 2 }

/** Answers the words behind `bagwise`. */
export function answer(words: readonly string[]): Answer {
  const asked = readArguments(words)
  if (asked === 'help') return { text: HELP, exitCode: 0 }
  if (isRefusal(asked)) return { text: `${asked.refusal}\nSee: bagwise --help`, exitCode: 2 }
  return playsLikeText(asked)
}
