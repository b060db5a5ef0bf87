import { useEffect, useRef } from 'react'
import { notify, retract } from '#ui/notices.ts'
import type { NoticeTone } from '#ui/notices.ts'

/** An item of the news with what is said of it when it arrives out of sight. */
export type News = { readonly id: string; readonly tone: NoticeTone; readonly short: string }

const SEE_TOP = 'See the top of the page.'

/**
 * Says each item that arrives while it is out of sight where the golfer looks, once. What is there at the start, as soon
 * as it `isReady`, is no news; what has been dealt with is taken back.
 */
export function useNewsOnce(items: readonly News[], isReady: boolean): void {
  const known = useRef<ReadonlySet<string>>(undefined)
  const said = useRef(new Map<string, readonly string[]>())

  useEffect(() => {
    if (!isReady) return
    const ids = new Set(items.map(({ id }) => id))
    const fresh = items.filter(({ id }) => known.current?.has(id) === false && isOutOfSight(id))
    known.current = ids
    for (const tone of ['alert', 'status'] as const) {
      const ofTone = fresh.filter((item) => item.tone === tone)
      if (ofTone.length === 0) continue
      const text = `${sentenceOf(ofTone)} ${SEE_TOP}`
      notify(tone, text)
      said.current.set(
        text,
        ofTone.map(({ id }) => id),
      )
    }
    for (const [text, about] of said.current) {
      if (about.some((id) => ids.has(id))) continue
      retract(text)
      said.current.delete(text)
    }
  }, [items, isReady])
}

function sentenceOf(items: readonly News[]): string {
  const [only, ...others] = items
  if (only && others.length === 0) return only.short
  return items.every(({ tone }) => tone === 'alert')
    ? `${items.length} changes were not saved.`
    : `${items.length} changes were also made on another device.`
}

/** An item behind "more" is seen when that is. */
function isOutOfSight(id: string): boolean {
  const item = document.querySelector(`[data-news="${CSS.escape(id)}"]`)
  const shown = item?.closest('details') ?? item
  if (!shown) return true
  const { top, bottom } = shown.getBoundingClientRect()
  const headerBottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  return bottom <= headerBottom || top >= window.innerHeight
}
