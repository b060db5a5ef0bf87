import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { cookieValueIn, isHttps, isSame } from './session-cookie.ts'
import type { StoredPassword } from './stored-hash.ts'

/** The longest that browsers keep any cookie: RFC 6265bis, §5.5. */
const KEPT_SECONDS = 400 * 24 * 60 * 60
const KEY_BYTES = 32
const DEVICE_ID_BYTES = 16
/** Enough for a household's tablet; a further golfer replaces the one who signed in longest ago. */
const MOST_GOLFERS = 3
/** Device id and marks in base64url. No dot: the account library's cookies are recognised by theirs. */
const SEPARATOR = '~'
const WELL_FORMED = /^[\w-]{22}(?:~[\w-]{43}){1,3}$/
/** Matches no mark and takes as long to check as a golfer's. */
const DUMMY_PASSWORD: StoredPassword = { userId: '', hash: '' }

export type KnownDevices = {
  readonly bringsMarks: (headers: Headers) => boolean
  /** The golfer's mark, if the current password has been used on this device. */
  readonly markOf: (golfer: StoredPassword | undefined, headers: Headers) => string | undefined
  /** The cookie that adds the golfer's mark to those on the device. */
  readonly remember: (golfer: StoredPassword, headers: Headers) => string
  /** The cookie that removes every mark from the device. */
  readonly forget: () => string
}

/**
 * Known devices keep working while strangers guess passwords (OWASP, Slow Down Online Guessing Attacks with Device
 * Cookies). A mark is valid for one golfer, device and password; the server stores none.
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

  function markOf(golfer: StoredPassword = DUMMY_PASSWORD, headers: Headers): string | undefined {
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
