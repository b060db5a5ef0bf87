/**
 * Whether the page at this path can be shown: it is open already, it is kept on the device, or the server that has it
 * answers in time.
 */
export async function isPageInReach(path: string, waitMs: number): Promise<boolean> {
  const { href, pathname } = window.location
  if (new URL(path, href).pathname === pathname) return true
  // Browsers know no service workers outside HTTPS and localhost.
  if ('serviceWorker' in navigator && navigator.serviceWorker.controller) return true
  try {
    const answer = await fetch(path, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(waitMs) })
    return answer.ok
  } catch (error) {
    console.warn(`The page at ${path} is out of reach`, error)
    return false
  }
}
