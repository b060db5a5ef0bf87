import { startTransition, useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { notify, retract } from './notices.ts'

const TRY_AGAIN_MS = 3_000
const NOT_LOADED = 'A part of Bagwise could not be loaded. It is tried again.'

/**
 * A part of the page that is loaded when it is first shown. While it cannot be loaded it says so and tries again; the
 * page around it stays as it is.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, waiting: ReactNode = null) {
  let Loaded: ComponentType<Props> | undefined

  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => Loaded)

    useEffect(() => {
      if (Part) return undefined
      let timer: ReturnType<typeof setTimeout> | undefined
      let isGone = false
      const attempt = async () => {
        try {
          Loaded = await load()
          retract(NOT_LOADED)
          // Rendered in slices: a large part does not stop the golfer who scrolls or types meanwhile.
          if (!isGone) startTransition(() => setPart(() => Loaded))
        } catch (error) {
          console.warn('A part of the page could not be loaded', error)
          if (isGone) return
          notify('alert', NOT_LOADED)
          timer = setTimeout(() => void attempt(), TRY_AGAIN_MS)
        }
      }
      void attempt()
      return () => {
        isGone = true
        clearTimeout(timer)
      }
    }, [Part])

    return Part ? <Part {...props} /> : waiting
  }
}
