/** Where the service worker is served: at the top, so that it may answer for every page. */
export const SERVICE_WORKER = '/sw.js'

/** The files of ours that may run beside the page. A worker of a screen gets a line of its own. */
const OUR_SCRIPTS: readonly RegExp[] = [/^\/sw\.js$/, /^\/assets\/online\/import-worker-[\w-]+\.js$/]

type TrustedTypes = {
  readonly defaultPolicy: object | null
  readonly createPolicy: (name: 'default', rules: { readonly createScriptURL: (url: string) => string }) => object
}

/**
 * The one policy that the content policy allows: it lets our own workers start. It has no rule for HTML and none for
 * code in text, so the browser goes on refusing both.
 */
export function allowOurScripts(): void {
  // The border to a browser interface that the compiler's library does not describe; Firefox and Safari may lack it.
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
