/**
 * Where a new password is set. The address comes from the settings, never from a request. What stands behind the # stays in
 * the browser: the token is in no log on the way.
 */
export function resetLink(origin: string, token: string): string {
  const link = new URL('/', origin)
  link.search = new URLSearchParams({ dialog: 'reset-password' }).toString()
  link.hash = new URLSearchParams({ token }).toString()
  return link.href
}
