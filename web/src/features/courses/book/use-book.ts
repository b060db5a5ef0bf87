import { useCallback, useEffect, useRef, useState } from 'react'
import { askGolf } from '#worker/work-out.ts'
import type { BookOrder, MadePage } from './book-made.ts'

export type BookState = {
  readonly step: 'making' | 'stopped' | 'failed' | 'finished'
  readonly order: BookOrder
  /** In their order, as far as they are made. */
  readonly pages: readonly MadePage[]
}

export type Book = {
  /** Undefined before the first one is made. */
  readonly state: BookState | undefined
  readonly make: (order: BookOrder) => void
  /** Keeps the pages that are made. */
  readonly cancel: () => void
}

/** Makes a book off the page's thread, one page after the other. */
export function useBook(): Book {
  const [state, setState] = useState<BookState>()
  const asked = useRef<AbortController>(undefined)
  useEffect(() => () => asked.current?.abort(), [])

  const make = useCallback((order: BookOrder) => {
    asked.current?.abort()
    const { signal } = (asked.current = new AbortController())
    setState({ step: 'making', order, pages: [] })
    const add = (page: MadePage) => setState((before) => before && { ...before, pages: [...before.pages, page] })
    const end = (step: BookState['step']) => setState((before) => before && { ...before, step })
    makePages(order, { signal, add }).then(
      () => end('finished'),
      (error: unknown) => {
        if (signal.aborted) return
        console.error('A page of the book could not be made', error)
        end('failed')
      },
    )
  }, [])

  const cancel = useCallback(() => {
    asked.current?.abort()
    setState((before) => (before?.step === 'making' ? { ...before, step: 'stopped' } : before))
  }, [])

  return { state, make, cancel }
}

type Making = { readonly signal: AbortSignal; readonly add: (page: MadePage) => void }

async function makePages(order: BookOrder, { signal, add }: Making): Promise<void> {
  const { course, holeIds, tees, isOutlineOut, bag, weather, day } = order
  const bookFor = { course, bag: bag.clubs, golfer: bag.golfer, forecast: weather?.reading, isOutlineOut }
  const options = { signal, isLong: true }
  add({ kind: 'cover', cover: await askGolf('coverOfBook', [{ ...bookFor, day }], options) })
  for (const holeId of holeIds) {
    // One after the other: pages come in their order, and what is cancelled is one page.
    // oxlint-disable-next-line no-await-in-loop
    const page = await askGolf('pageOfBook', [{ ...bookFor, holeId, tees }], options)
    if (!page) throw new Error(`The course has no hole ${holeId}`)
    add({ kind: 'hole', page })
  }
}
