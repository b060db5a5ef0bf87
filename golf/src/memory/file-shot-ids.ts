import { sha256 } from './sha-256.ts'

const LINE_FEED = 10
const CARRIAGE_RETURN = 13
/** RFC 9562, section 5.8: version 8 is for ids of an own making; the variant is the usual one. */
const UUID_BYTES = 16
const VERSION = { byte: 6, keeps: 0x0f, sets: 0x80 } as const
const VARIANT = { byte: 8, keeps: 0x3f, sets: 0x80 } as const
const HEXADECIMAL = 16
const GROUPS = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/

/** Ids of a file's session and of its shots by line. */
export type FileShotIds = { readonly session: string; readonly shot: (line: number) => string }

/**
 * Ids that follow from the golfer and from what a file says: taken in twice, on one device or on two, with other line
 * ends or not, its shots are the same ones. `line` is that of the shot in the file, from 1. UUIDs, version 8.
 */
export function fileShotIds({
  golfer,
  content,
}: {
  readonly golfer: string
  readonly content: Uint8Array
}): FileShotIds {
  const file = sha256(joined(sha256(bytesOf(golfer)), content.filter(isNoLineEnd)))
  const idOf = (part: string) => uuidOf(sha256(joined(file, bytesOf(part))))
  return { session: idOf('session'), shot: (line) => idOf(`line ${line}`) }
}

function isNoLineEnd(byte: number): boolean {
  return byte !== LINE_FEED && byte !== CARRIAGE_RETURN
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(one.length + other.length)
  bytes.set(one)
  bytes.set(other, one.length)
  return bytes
}

/** Any text in ASCII. */
function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(encodeURIComponent(text), (letter) => letter.charCodeAt(0))
}

function uuidOf(digest: Uint8Array): string {
  const bytes = digest.slice(0, UUID_BYTES)
  for (const { byte, keeps, sets } of [VERSION, VARIANT]) bytes[byte] = ((bytes[byte] ?? 0) & keeps) | sets
  const hex = Array.from(bytes, (byte) => byte.toString(HEXADECIMAL).padStart(2, '0')).join('')
  return hex.replace(GROUPS, '$1-$2-$3-$4-$5')
}
