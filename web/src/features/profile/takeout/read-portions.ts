import { membersWithout } from './members-without.ts'

/** A portion is looked at in some ten milliseconds on a phone. */
export const PORTION_BYTES = 256 * 1024
/** The server takes no longer request (`IMPORT_LIMIT_BYTES` in its routes): more characters are never fewer bytes. */
const MOST_SENT_CHARACTERS = 24 * 1024 * 1024
/** With the line breaks of what is not sent. */
const MOST_KEPT_CHARACTERS = MOST_SENT_CHARACTERS + 4 * 1024 * 1024

/**
 * What of a file has to be sent to import it, its UTF-8 read portion by portion, so that a takeout of any size neither
 * stops the page nor is in memory as a whole. undefined: more than can be sent; the rest of the file is not read.
 */
export async function readImportedPart(file: Blob, onlyToRead: readonly string[]): Promise<string | undefined> {
  const decoder = new TextDecoder()
  let keep: ((portion: string) => string) | undefined
  let text = ''
  for (let start = 0; start < file.size; start += PORTION_BYTES) {
    const bytes = await file.slice(start, start + PORTION_BYTES).arrayBuffer()
    const portion = decoder.decode(bytes, { stream: start + PORTION_BYTES < file.size })
    keep ??= /^\s*\{/.test(portion) ? membersWithout(onlyToRead) : (whole) => whole
    text += keep(portion)
    if (text.length > MOST_KEPT_CHARACTERS) return undefined
  }
  // The server names the line where something is no JSON; in JSON a line break means nothing.
  const sent = isJson(text) ? text.replaceAll('\n', '') : text
  return sent.length > MOST_SENT_CHARACTERS ? undefined : sent
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
