import * as copy from './passkeys.copy.ts'

/** The first match counts: an iPad's browser may call itself a Mac, an Android's a Linux. */
const KINDS: readonly (readonly [string, RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  [copy.androidDevice, /\bAndroid\b/],
  [copy.chromebook, /\bCrOS\b/],
  [copy.windowsPc, /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

export function deviceKind(userAgent: string): string {
  return KINDS.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? copy.thisDevice
}

/** The name itself, else with the first number that is free. */
export function freeName(name: string, taken: readonly string[]): string {
  const numbered = taken.map((_, index) => `${name} ${index + 2}`)
  return [name, ...numbered].find((candidate) => !taken.includes(candidate)) ?? name
}
