import type { LiveShot } from '@bagwise/contract/live-shots'

/** `contract/src/live-shots.ts` says what it tells. */
const PATH = '/api/live-shots/stream'
/** A server that cannot be reached, or knows no live shots. */
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [2000, 60_000]

type Following = {
  readonly golfer: string
  /** A shot may come again: its id tells. */
  readonly onShot: (shot: LiveShot) => void
  /** Whether the server tells of shots just now. */
  readonly onOpen: (isOpen: boolean) => void
}

/**
 * Follows the golfer's live shots until it is ended. Where a connection is lost the browser goes on after the last event by
 * itself; where an answer was none, such as that of a server about to stop, it is begun again after a while.
 */
export function followLiveShots({ golfer, onShot, onOpen }: Following): () => void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let pauseMs = FIRST_PAUSE_MS

  function begin(): void {
    const begun = new EventSource(`${PATH}?golfer=${encodeURIComponent(golfer)}`)
    source = begun
    begun.addEventListener('open', () => {
      pauseMs = FIRST_PAUSE_MS
      onOpen(true)
    })
    begun.addEventListener('message', ({ data }) => onShot(JSON.parse(data)))
    begun.addEventListener('error', () => {
      if (begun.readyState !== EventSource.CLOSED) return
      onOpen(false)
      timer = setTimeout(begin, pauseMs)
      pauseMs = Math.min(LONGEST_PAUSE_MS, 2 * pauseMs)
    })
  }

  begin()
  return () => {
    clearTimeout(timer)
    source?.close()
  }
}
