import { createHmac, timingSafeEqual } from 'node:crypto'

/** Prefix of the account library's other cookies. */
export const COOKIE_PREFIX = 'bagwise'

type Cookie = { readonly name: string; readonly secret: string }

/** Browsers accept this prefix over https only, and from this very host. */
export function sessionCookieName(publicOrigin: string | undefined): string {
  return isHttps(publicOrigin) ? '__Host-bagwise-session' : 'bagwise-session'
}

export function isHttps(publicOrigin: string | undefined): boolean {
  return publicOrigin?.startsWith('https:') ?? false
}

/**
 * The token in a cookie signed by the library; undefined when there is none, or when the cookie is odd and the library
 * should judge it.
 */
export function signedTokenIn(header: string, { name, secret }: Cookie): string | undefined {
  // Cookies of the library that we do not use and that it clears.
  if (header.includes(`${COOKIE_PREFIX}.`)) return undefined
  const value = decoded(cookieValueIn(header, name))
  const signatureAt = value.lastIndexOf('.')
  if (signatureAt < 1) return undefined
  const token = value.slice(0, signatureAt)
  const signature = createHmac('sha256', secret).update(token).digest('base64')
  return isSame(value.slice(signatureAt + 1), signature) ? token : undefined
}

/** The first of several cookies with this name, as the library reads them. */
export function cookieValueIn(header: string, name: string): string {
  for (const pair of header.split(';')) {
    const valueAt = pair.indexOf('=') + 1
    if (valueAt > 0 && pair.slice(0, valueAt - 1).trim() === name) return pair.slice(valueAt).trim()
  }
  return ''
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // Not encoded by the library, so not signed by it either.
    return ''
  }
}

/** Constant-time comparison. */
export function isSame(given: string, expected: string): boolean {
  const [givenBytes, expectedBytes] = [Buffer.from(given), Buffer.from(expected)]
  return givenBytes.length === expectedBytes.length && timingSafeEqual(givenBytes, expectedBytes)
}
