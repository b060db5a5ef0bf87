import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { cookieValueIn, isHttps, isSame } from './session-cookie.ts'
import type { StoredPassword } from './stored-hash.ts'

/** As long as browsers keep any cookie: RFC 6265bis, §5.5. */
const KEPT_SECONDS = 400 * 24 * 60 * 60
const KEY_BYTES = 32
const DEVICE_ID_BYTES = 16
/** A household's tablet: whoever else signs in there takes the place of the golfer who did so longest ago. */
const MOST_GOLFERS = 3
/** The device's id and marks, as base64url. No dot: the account library's own cookies are told by theirs. */
const SEPARATOR = '~'
const WELL_FORMED = /^[\w-]{22}(?:~[\w-]{43}){1,3}$/
/** Has no mark anywhere, and takes as long to look for as a golfer. */
const NOBODY: StoredPassword = { userId: '', hash: '' }

export type KnownDevices = {
  readonly bringsMarks: (headers: Headers) => boolean
  /** The golfer's mark, if the request comes from a device on which the present password has opened the account. */
  readonly markOf: (golfer: StoredPassword | undefined, headers: Headers) => string | undefined
  /** The cookie that leaves the golfer's mark on the device, beside those of a few others. */
  readonly remember: (golfer: StoredPassword, headers: Headers) => string
  /** The cookie that takes every mark off the device. */
  readonly forget: () => string
}

/**
 * Devices on which golfers have signed in, so that strangers who guess do not shut them out (OWASP, Slow Down Online Guessing
 * Attacks with Device Cookies). A mark holds for one golfer, device and password; the server keeps nothing of it.
 */
export function createKnownDevices({
  publicOrigin,
  secret,
}: {
  readonly publicOrigin: string | undefined
  readonly secret: string
}): KnownDevices {
  const name = deviceCookieName(publicOrigin)
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'bagwise known device', KEY_BYTES))
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isHttps(publicOrigin) ? '; Secure' : ''}`
  const setCookie = (value: string, keptSeconds: number) => `${name}=${value}; Max-Age=${keptSeconds}; ${attributes}`

  const markFor = ({ userId, hash }: StoredPassword, deviceId: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([userId, deviceId, hash]))
      .digest('base64url')

  function deviceIn(headers: Headers): { readonly deviceId: string; readonly marks: readonly string[] } | undefined {
    const value = cookieValueIn(headers.get('cookie') ?? '', name)
    if (!WELL_FORMED.test(value)) return undefined
    const [deviceId = '', ...marks] = value.split(SEPARATOR)
    return { deviceId, marks }
  }

  function markOf(golfer: StoredPassword = NOBODY, headers: Headers): string | undefined {
    const device = deviceIn(headers)
    if (device === undefined) return undefined
    const mark = markFor(golfer, device.deviceId)
    return device.marks.filter((given) => isSame(given, mark)).length > 0 ? mark : undefined
  }

  function remember(golfer: StoredPassword, headers: Headers): string {
    const { deviceId, marks } = deviceIn(headers) ?? { deviceId: newDeviceId(), marks: [] }
    const mark = markFor(golfer, deviceId)
    const latest = [mark, ...marks.filter((other) => other !== mark)].slice(0, MOST_GOLFERS)
    return setCookie([deviceId, ...latest].join(SEPARATOR), KEPT_SECONDS)
  }

  return {
    bringsMarks: (headers) => deviceIn(headers) !== undefined,
    markOf,
    remember,
    forget: () => setCookie('', 0),
  }
}

function deviceCookieName(publicOrigin: string | undefined): string {
  return isHttps(publicOrigin) ? '__Host-bagwise-device' : 'bagwise-device'
}

function newDeviceId(): string {
  return randomBytes(DEVICE_ID_BYTES).toString('base64url')
}
