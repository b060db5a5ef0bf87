const UTF_16_MARKS = [
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
] as const
/** Of an archive, which a workbook is (.xlsx), and of the containers of older and of encrypted ones. */
const ARCHIVE_START = [0x50, 0x4b, 0x03, 0x04] as const
const CONTAINER_START = [0xd0, 0xcf, 0x11, 0xe0] as const
/** The stream that holds an encrypted workbook, named in UTF-16: [MS-OFFCRYPTO] 1.3.2. */
const ENCRYPTED = Array.from('EncryptedPackage', (letter) => [letter.charCodeAt(0), 0]).flat()

export type FileKind = 'text' | 'workbook' | 'old-workbook' | 'encrypted-workbook'

/** What a file is, by its first bytes: its name may say anything. */
export function kindOf(bytes: Uint8Array): FileKind {
  if (ARCHIVE_START.every((byte, index) => bytes[index] === byte)) return 'workbook'
  if (!CONTAINER_START.every((byte, index) => bytes[index] === byte)) return 'text'
  return holds(bytes, ENCRYPTED) ? 'encrypted-workbook' : 'old-workbook'
}

/** The text of a file: UTF-8 or UTF-16 as it says, else what Windows programs write in Western Europe. */
export function textOf(bytes: Uint8Array): string {
  const [utf16] = UTF_16_MARKS.find(([, first, second]) => bytes[0] === first && bytes[1] === second) ?? []
  if (utf16) return new TextDecoder(utf16).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // No UTF-8: the older encoding has a letter for every byte.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function holds(bytes: Uint8Array, wanted: readonly number[]): boolean {
  const [first = 0] = wanted
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return true
  }
  return false
}
