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
/** Behind the mark of a password that of the account; cookies of earlier versions lack it. */
const WELL_FORMED = /^[\w-]{22}(?:~[\w-]{43}(?:[\w-]{22})?){1,3}$/
const PASSWORD_MARK_LENGTH = 43
const ACCOUNT_MARK_BYTES = 16
/** Matches no mark and takes as long to check as a golfer's. */
const DUMMY_PASSWORD: StoredPassword = { userId: '', hash: '' }

export type KnownDevices = {
  readonly bringsMarks: (headers: Headers) => boolean
  /** Whether the golfer with this id has signed in on the device, whatever has become of the account. */
  readonly hasSeen: (userId: string, headers: Headers) => boolean
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
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES))
  const key = keyFor('bagwise known device')
  const accountKey = keyFor('bagwise account on device')
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isHttps(publicOrigin) ? '; Secure' : ''}`
  const setCookie = (value: string, keptSeconds: number) => `${name}=${value}; Max-Age=${keptSeconds}; ${attributes}`

  const markFor = ({ userId, hash }: StoredPassword, deviceId: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([userId, deviceId, hash]))
      .digest('base64url')

  /** Outlives a change of the password and the account. */
  const accountMarkFor = (userId: string, deviceId: string) =>
    createHmac('sha256', accountKey)
      .update(JSON.stringify([userId, deviceId]))
      .digest()
      .subarray(0, ACCOUNT_MARK_BYTES)
      .toString('base64url')

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
    const whole = mark + accountMarkFor(golfer.userId, device.deviceId)
    const own = device.marks.filter((given) => isSame(given, whole) || isSame(given, mark))
    return own.length > 0 ? mark : undefined
  }

  function hasSeen(userId: string, headers: Headers): boolean {
    const { deviceId = '', marks = [] } = deviceIn(headers) ?? {}
    const mark = accountMarkFor(userId, deviceId)
    return marks.some((given) => isSame(given.slice(PASSWORD_MARK_LENGTH), mark))
  }

  function remember(golfer: StoredPassword, headers: Headers): string {
    const { deviceId, marks } = deviceIn(headers) ?? { deviceId: newDeviceId(), marks: [] }
    const accountMark = accountMarkFor(golfer.userId, deviceId)
    const mark = markFor(golfer, deviceId)
    const others = marks.filter((other) => !other.startsWith(mark) && !other.endsWith(accountMark))
    const latest = [mark + accountMark, ...others].slice(0, MOST_GOLFERS)
    return setCookie([deviceId, ...latest].join(SEPARATOR), KEPT_SECONDS)
  }

  return {
    bringsMarks: (headers) => deviceIn(headers) !== undefined,
    hasSeen,
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
