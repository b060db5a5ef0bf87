import { startTransition, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { nextPaint } from './next-paint.ts'

type AfterPaintProps = { readonly children: ReactNode; readonly waiting: ReactNode }

/** What is not looked at first: rendered in slices, once what is beside it has been painted. */
export function AfterPaint({ children, waiting }: AfterPaintProps) {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    const gone = new AbortController()
    void nextPaint().then(() => {
      if (!gone.signal.aborted) startTransition(() => setPainted(true))
    })
    return () => gone.abort()
  }, [])
  return isPainted ? children : waiting
}
