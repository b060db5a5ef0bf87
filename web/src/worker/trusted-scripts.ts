/** The service worker's path: at the top, so that its scope is the whole site. */
export const SERVICE_WORKER = '/sw.js'

/** Our own worker scripts. A new worker needs a line here. */
const OUR_SCRIPTS: readonly RegExp[] = [/^\/sw\.js$/, /^\/assets\/golf-worker-[\w-]+\.js$/]

type TrustedTypes = {
  readonly defaultPolicy: object | null
  readonly createPolicy: (name: 'default', rules: { readonly createScriptURL: (url: string) => string }) => object
}

/**
 * The only Trusted Types policy that the content policy allows: it permits our own workers. Without rules for HTML and
 * scripts, browsers keep rejecting both.
 */
export function allowOurScripts(): void {
  // The border: the compiler's library lacks this interface, and so may Firefox and Safari.
  const { trustedTypes } = window as Window & { readonly trustedTypes?: TrustedTypes }
  if (!trustedTypes || trustedTypes.defaultPolicy) return
  trustedTypes.createPolicy('default', { createScriptURL: ownScript })
}

function ownScript(url: string): string {
  const { origin, pathname, search, hash } = new URL(url, window.location.href)
  const isOurs = origin === window.location.origin && OUR_SCRIPTS.some((pattern) => pattern.test(pathname))
  if (isOurs && search === '' && hash === '') return url
  throw new TypeError(`${url} is none of our scripts`)
}
