import { useEffect, useRef, useState } from 'react'
import { usePosition } from '#courses/use-position.ts'
import type { Position } from '#courses/use-position.ts'

export type PositionOnce = ReturnType<typeof usePositionOnce>

/** Tells a position that is new enough, now or when it comes. */
export function usePositionOnce(onPosition: (position: Position) => void) {
  const [isWatching, setIsWatching] = useState(false)
  const isAwaited = useRef(false)
  const { position, isOld, failure } = usePosition(isWatching)
  useEffect(() => {
    if (!position || !isAwaited.current) return
    isAwaited.current = false
    onPosition(position)
    // Where the golfer walks afterwards sets nothing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [position])

  function locate(): void {
    if (position && !isOld) return onPosition(position)
    isAwaited.current = true
    setIsWatching(true)
  }
  return { position, isOld, failure, locate, isLocating: isWatching && position === undefined && failure === undefined }
}
