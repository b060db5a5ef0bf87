import { hasLinksOrMarkup, printable } from './operations/advice-text.ts'
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
 * Emits whole words and holds the last ones back, so that a link, markup or the prompt's marker is detected before any
 * of it is emitted. Throws `AiError` for those, for a text that is too long, and at the end of an empty one.
 */
export function createStreamedTextFilter(): StreamedTextFilter {
  let received = ''
  let emittedLength = 0

  function emitUpTo(text: string, end: number): string {
    if (end <= emittedLength) return ''
    const emitted = text.slice(emittedLength, end)
    emittedLength = end
    return emitted
  }

  return {
    push: (piece) => {
      received += piece
      // Every piece cleans the whole text again, so its length is limited.
      if (received.length > LONGEST_ANSWER) throw new AiError('invalid-format')
      const text = cleaned(received)
      if (repeatsPrompt(text) || hasLinksOrMarkup(text)) throw new AiError('invalid-format')
      const sure = text.slice(0, Math.max(0, text.length - MARKER_LENGTH))
      return emitUpTo(text, Math.max(sure.lastIndexOf(' '), sure.lastIndexOf('\n')))
    },
    end: () => {
      const text = cleaned(received)
      if (text === '') throw new AiError('unavailable')
      return emitUpTo(text, text.length)
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
