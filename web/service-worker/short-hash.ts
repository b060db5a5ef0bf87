/**
 * 12 bits: of 4,096 wrong files one would pass. Nearly all names carry a hash of their content besides, and a page in the
 * place of another file is refused whatever its hash is.
 */
export const SHORT_HASH_LENGTH = 2
/** Base64 writes three bytes as four characters. */
const HASH_BYTES = 3

/** The beginning of the SHA-256 hash of a file, as base64: what its content must be on the device. */
export async function shortHash(content: BufferSource): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', content)
  return btoa(String.fromCharCode(...new Uint8Array(digest, 0, HASH_BYTES))).slice(0, SHORT_HASH_LENGTH)
}
