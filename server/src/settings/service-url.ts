import { StartError } from './start-error.ts'

/** The value may contain a key, so the sentence does not repeat it. */
export function serviceUrl(name: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined
  const url = URL.parse(value)
  if (url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username && !url.password) {
    return url.href.replace(/\/$/, '')
  }
  throw new StartError(`${name} must be an address like https://weather.example, without a "?" or a password.`)
}
