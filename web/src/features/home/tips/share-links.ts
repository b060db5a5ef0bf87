/** Where golfers can share; the value is what the referral says of itself. */
export const SHARE_WAYS = ['x', 'facebook', 'link'] as const
export type ShareWay = (typeof SHARE_WAYS)[number]

const MESSAGE = 'I know how far every club in my bag carries. Bagwise worked it out:'

/** The address that a shared link leads to. It says how it was shared and nothing about who did. */
export function referralUrl(origin: string, way: ShareWay): string {
  return `${origin}/?${new URLSearchParams({ ref: way })}`
}

/** The page of X (Twitter) or Facebook with the message and the link filled in. */
export function sharePage(origin: string, way: Exclude<ShareWay, 'link'>): string {
  const url = referralUrl(origin, way)
  return way === 'x'
    ? `https://twitter.com/intent/tweet?${new URLSearchParams({ text: MESSAGE, url })}`
    : `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url, quote: MESSAGE })}`
}

/** What Copy Link puts on the clipboard: the message and the link. */
export function copiedText(origin: string): string {
  return `${MESSAGE} ${referralUrl(origin, 'link')}`
}
