import { expect, it } from 'vitest'
import { SHARE_WAYS, copiedText, referralUrl, sharePage } from './share-links.ts'

const ORIGIN = 'https://bagwise.example'

it('TIP-11 fills in a message and a link with a ref, whichever way is chosen', () => {
  const onX = new URL(sharePage(ORIGIN, 'x'))
  expect(onX.origin + onX.pathname).toBe('https://twitter.com/intent/tweet')
  const message = onX.searchParams.get('text') ?? ''
  expect(message).toMatch(/Bagwise/)
  expect(onX.searchParams.get('url')).toBe(`${ORIGIN}/?ref=x`)

  const onFacebook = new URL(sharePage(ORIGIN, 'facebook'))
  expect(onFacebook.origin + onFacebook.pathname).toBe('https://www.facebook.com/sharer/sharer.php')
  expect(onFacebook.searchParams.get('quote')).toBe(message)
  expect(onFacebook.searchParams.get('u')).toBe(`${ORIGIN}/?ref=facebook`)

  expect(copiedText(ORIGIN)).toBe(`${message} ${ORIGIN}/?ref=link`)
  for (const way of SHARE_WAYS) expect(new URL(referralUrl(ORIGIN, way)).searchParams.get('ref')).toBe(way)
})
