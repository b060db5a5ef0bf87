import { strFromU8, unzipSync } from 'fflate'

/** 10,000 shots of thirty columns are some 15 MB of XML; an archive says before how large it becomes. */
const MOST_UNPACKED_BYTES = 48 * 1024 * 1024
/** Workbook, strings and sheets, as the parts of an Office Open XML package are named. */
const NEEDED = /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedstrings\.xml|worksheets\/[^/]+\.xml)$/i
const WORKBOOK = /^xl\/workbook\.(?:xml|bin)$/i
const MACROS = /(?:^|\/)vbaProject\.bin$/i

export type Unpacked =
  | { readonly kind: 'parts'; readonly part: (path: string) => string | undefined }
  | { readonly kind: 'no-workbook' | 'macros' | 'too-large' | 'broken' }

/** The parts of a workbook that hold its cells. Unpacks nothing when it would become too large, or may do harm. */
export function unpackWorkbook(bytes: Uint8Array): Unpacked {
  const listed = new Map<string, number>()
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        listed.set(name, originalSize)
        return false
      },
    })
    const names = [...listed.keys()]
    if (names.some((name) => MACROS.test(name))) return { kind: 'macros' }
    if (!names.some((name) => WORKBOOK.test(name))) return { kind: 'no-workbook' }
    const unpackedBytes = names
      .filter((name) => NEEDED.test(name))
      .reduce((sum, name) => sum + (listed.get(name) ?? 0), 0)
    if (unpackedBytes > MOST_UNPACKED_BYTES) return { kind: 'too-large' }
    // What a part becomes is held to the size it was listed with.
    const files = unzipSync(bytes, { filter: ({ name }) => NEEDED.test(name) })
    const parts = new Map(Object.entries(files).map(([name, file]) => [name.toLowerCase(), file]))
    return {
      kind: 'parts',
      part: (path) => {
        const file = parts.get(path.toLowerCase())
        return file && strFromU8(file)
      },
    }
  } catch {
    // Whatever the archive does not keep of its promises.
    return { kind: 'broken' }
  }
}
