const UTF_16_MARKS = [
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
] as const
/** Of the old and the new kind of Excel's own files. */
const EXCEL_STARTS = [
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x50, 0x4b, 0x03, 0x04],
] as const

export function isSpreadsheet(bytes: Uint8Array): boolean {
  return EXCEL_STARTS.some((start) => start.every((byte, index) => bytes[index] === byte))
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
