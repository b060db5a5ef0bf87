import { useEffect, useState } from 'react'
import type { LiveRange, LiveRangeProps } from './live/live-range.tsx'

/** Live shots, once their code is here: they need the server, so it is not kept on the device. Nothing without reception. */
export function LivePart(props: LiveRangeProps) {
  const [Part, setPart] = useState<typeof LiveRange>()
  useEffect(() => {
    let isLeft = false
    const load = async () => {
      try {
        const part = await import('./live/live-range.tsx')
        if (!isLeft) setPart(() => part.LiveRange)
        window.removeEventListener('online', begin)
      } catch (error) {
        console.warn('Live shots need reception', error)
      }
    }
    const begin = () => void load()
    window.addEventListener('online', begin)
    begin()
    return () => {
      isLeft = true
      window.removeEventListener('online', begin)
    }
  }, [])
  return Part && <Part {...props} />
}
