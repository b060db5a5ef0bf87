import { hasLinksOrMarkup, printable } from './operations/advice-text.ts'
import { AiProblem } from './service/ai-problem.ts'
import { MARKER_LENGTH, repeatsPrompt } from './prompt.ts'

/** Some 300 words: twice what is asked for. */
const LONGEST_ANSWER = 2_000
/** Services write headings, lists and stress so although they are asked not to. */
const MARKDOWN = /\*+|`+|^#+/gm

/** An answer that is read while it is written. */
export type SpokenText = {
  /** Takes a piece of what the service says, and gives what can be read of it by now; '' when that is nothing. */
  readonly hear: (piece: string) => string
  /** What was held back. */
  readonly end: () => string
}

/**
 * Cleans a text while it comes. Whole words only leave, and the last ones are held back: a link, markup or the mark of the
 * prompt is seen before the first letter of it has left. Throws `AiProblem` then, when it gets too long, and at the end of
 * one without a word.
 */
export function createSpokenText(): SpokenText {
  let heard = ''
  let saidLength = 0

  function sayUpTo(text: string, end: number): string {
    if (end <= saidLength) return ''
    const said = text.slice(saidLength, end)
    saidLength = end
    return said
  }

  return {
    hear: (piece) => {
      heard += piece
      // Cleaning a long one would take long.
      if (heard.length > LONGEST_ANSWER) throw new AiProblem('invalid-format')
      const text = cleaned(heard)
      if (repeatsPrompt(text) || hasLinksOrMarkup(text)) throw new AiProblem('invalid-format')
      const sure = text.slice(0, Math.max(0, text.length - MARKER_LENGTH))
      return sayUpTo(text, Math.max(sure.lastIndexOf(' '), sure.lastIndexOf('\n')))
    },
    end: () => {
      const text = cleaned(heard)
      if (text === '') throw new AiProblem('unavailable')
      return sayUpTo(text, text.length)
    },
  }
}

/** Plain paragraphs. While a text grows, the words of it that are followed by others stay as they are. */
function cleaned(text: string): string {
  return printable(text.toWellFormed().replaceAll('\r', ''))
    .replaceAll(MARKDOWN, '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n\s*/g, '\n')
    .trim()
}
