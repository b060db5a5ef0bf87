import type { BrowserFamily, OpenSession, Platform } from '@bagwise/contract/account-settings'

/** Nearly every browser calls itself Safari or Chrome as well: the first that fits is the one. */
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

/** What a browser says it is, roughly: no version, no model, so that the golfer knows it again and nobody else does. */
export function deviceOf(userAgent: string): Pick<OpenSession, 'browser' | 'platform'> {
  return { browser: firstFit(BROWSERS, userAgent), platform: firstFit(PLATFORMS, userAgent) }
}

function firstFit<Name>(names: readonly (readonly [Name, RegExp])[], userAgent: string): Name | null {
  return names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null
}
