import { hasLinksOrMarkup, printable } from './operations/advice-text.ts'
import { contradicts } from './operations/facts/contradictions.ts'
import type { Known } from './operations/facts/known.ts'
import { sentencesIn } from './operations/facts/sentences.ts'
import { AiError } from './service/ai-error.ts'
import { MARKER_LENGTH, repeatsPrompt } from './prompt.ts'

/** Some 300 words: twice what is asked for. */
const LONGEST_ANSWER = 2_000
/** Services write headings, lists and emphasis this way although they are asked not to. */
const MARKDOWN = /\*+|`+|^#+/gm

/** Filters a text while it is streamed. */
export type StreamedTextFilter = {
  /** Takes a piece from the service and returns what can be shown by now, possibly nothing. */
  readonly push: (piece: string) => string
  /** Returns the rest. */
  readonly end: () => string
}

/**
 * Emits whole sentences and holds the last letters back, so that a link, markup, the prompt's marker and what contradicts
 * the golfer or the rules is detected before any of it is emitted. Sentences that contradict are left out. Throws `AiError`
 * for the others, for a text that is too long, and at the end of one of which nothing is left.
 */
export function createStreamedTextFilter(known: Known): StreamedTextFilter {
  let received = ''
  let passedLength = 0
  let isAnythingKept = false

  /** Of the sentences that are whole, those that contradict nothing. */
  function pass(sentences: readonly string[]): string {
    passedLength += sentences.join('').length
    const kept = sentences.filter((sentence) => !contradicts(sentence, known)).join('')
    if (kept.trim() !== '') isAnythingKept = true
    return isAnythingKept ? kept : ''
  }

  return {
    push: (piece) => {
      received += piece
      // Every piece cleans the whole text again, so its length is limited.
      if (received.length > LONGEST_ANSWER) throw new AiError('invalid-format')
      const text = cleaned(received)
      if (repeatsPrompt(text) || hasLinksOrMarkup(text)) throw new AiError('invalid-format')
      const sure = text.slice(passedLength, Math.max(passedLength, text.length - MARKER_LENGTH))
      return pass(sentencesIn(sure).slice(0, -1))
    },
    end: () => {
      const text = cleaned(received)
      if (text === '') throw new AiError('unavailable')
      const rest = pass(sentencesIn(text.slice(passedLength)))
      if (!isAnythingKept) throw new AiError('contradicts')
      return rest
    },
  }
}

/** Plain paragraphs. As a text grows, words that are followed by others do not change. */
function cleaned(text: string): string {
  return printable(text.toWellFormed().replaceAll('\r', ''))
    .replaceAll(MARKDOWN, '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n\s*/g, '\n')
    .trim()
}
