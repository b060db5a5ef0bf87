/**
 * The link to set a new password. Its address comes from the settings, never from a request; the token is in the
 * fragment, which stays in the browser and out of every log.
 */
export function resetLink(origin: string, token: string): string {
  const link = new URL('/', origin)
  link.search = new URLSearchParams({ dialog: 'reset-password' }).toString()
  link.hash = new URLSearchParams({ token }).toString()
  return link.href
}
