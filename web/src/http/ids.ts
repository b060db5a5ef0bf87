const UUID_BYTES = 16
const TIME_BYTES = 6
const BYTE_VALUES = 256

/**
 * A new id of something made on this device: a UUID of version 7, which is the time followed by random text. Works on
 * plain http too, where `randomUUID` is missing.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(UUID_BYTES))
  let rest = Date.now()
  for (let index = TIME_BYTES - 1; index >= 0; index -= 1) {
    bytes[index] = rest % BYTE_VALUES
    rest = Math.floor(rest / BYTE_VALUES)
  }
  return textOf(bytes, TIMED)
}

/** One that says nothing of when it was made: a UUID of version 4. */
export function randomId(): string {
  return textOf(crypto.getRandomValues(new Uint8Array(UUID_BYTES)), RANDOM)
}

const TIMED = 0x70
const RANDOM = 0x40

function textOf(bytes: Uint8Array, version: typeof TIMED | typeof RANDOM): string {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | version
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
