import { createHmac, timingSafeEqual } from 'node:crypto'

/** Of every cookie of the account library but the session's. */
export const COOKIE_PREFIX = 'bagwise'

type Cookie = { readonly name: string; readonly secret: string }

/** Browsers accept a name with this prefix over https only, and from this very host. */
export function sessionCookieName(publicOrigin: string | undefined): string {
  return isHttps(publicOrigin) ? '__Host-bagwise-session' : 'bagwise-session'
}

export function isHttps(publicOrigin: string | undefined): boolean {
  return publicOrigin?.startsWith('https:') ?? false
}

/**
 * The token in a cookie that the library has signed; undefined when there is none or when it may be something for the
 * library to look at: what it makes of odd cookies is not repeated here.
 */
export function signedTokenIn(header: string, { name, secret }: Cookie): string | undefined {
  // The library has other cookies, which we do not use and which it clears.
  if (header.includes(`${COOKIE_PREFIX}.`)) return undefined
  const value = decoded(cookieValueIn(header, name))
  const signatureAt = value.lastIndexOf('.')
  if (signatureAt < 1) return undefined
  const token = value.slice(0, signatureAt)
  const signature = createHmac('sha256', secret).update(token).digest('base64')
  return isSame(value.slice(signatureAt + 1), signature) ? token : undefined
}

/** Of several cookies with one name the first, as the library reads them. */
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

/** Takes as long whatever is given. */
export function isSame(given: string, expected: string): boolean {
  const [givenBytes, expectedBytes] = [Buffer.from(given), Buffer.from(expected)]
  return givenBytes.length === expectedBytes.length && timingSafeEqual(givenBytes, expectedBytes)
}
