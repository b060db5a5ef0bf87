import { kindOf, textOf } from '@bagwise/shot-files/file-text'
import * as copy from './scores-file.copy.ts'

const LARGEST_FILE_BYTES = 1024 * 1024

/** The text of a file, or the sentence that says why there is none. */
export async function openScoresFile(file: File): Promise<{ readonly text: string } | { readonly problem: string }> {
  if (file.size > LARGEST_FILE_BYTES) return { problem: copy.tooLarge }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    return kindOf(bytes) === 'text' ? { text: textOf(bytes) } : { problem: copy.workbook }
  } catch (error) {
    console.warn('The file with rounds could not be read', error)
    return { problem: copy.unreadable }
  }
}
