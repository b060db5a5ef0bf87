import type { BrowserFamily, OpenSession, Platform } from '@bagwise/contract/account-settings'

/** Nearly every browser claims to be Safari or Chrome as well: the first match counts. */
const BROWSERS: readonly (readonly [BrowserFamily, RegExp])[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|Chromium|CriOS)\//],
  ['Safari', /\bVersion\/\S+ .*\bSafari\//],
]

const PLATFORMS: readonly (readonly [Platform, RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

/** Browser and platform only: enough for the golfer to recognise the device, too little for a fingerprint. */
export function deviceOf(userAgent: string): Pick<OpenSession, 'browser' | 'platform'> {
  return { browser: firstFit(BROWSERS, userAgent), platform: firstFit(PLATFORMS, userAgent) }
}

function firstFit<Name>(names: readonly (readonly [Name, RegExp])[], userAgent: string): Name | null {
  return names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null
}
