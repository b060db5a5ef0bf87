import { useSyncExternalStore } from 'react'
import { localCopy } from './local-copy.ts'
import type { Parser } from './parsers.ts'

/** Something that this device keeps for one golfer, shown alike wherever it is used. */
type GolferCopy<Content> = {
  /** What is kept for this golfer; undefined when nothing is. */
  readonly useKept: (golfer: string) => Content | undefined
  /** The same for a change: another tab may have written since this one last looked. */
  readonly now: (golfer: string) => Content | undefined
  readonly keep: (content: Content) => void
}

/** A copy of this device only, under a key of its own, and gone with sign-out like everything of the golfer's. */
export function golferCopy<Content extends { readonly golfer: string }>({
  key,
  parse,
}: {
  readonly key: string
  readonly parse: Parser<Content>
}): GolferCopy<Content> {
  const copy = localCopy<Content>({ key, schema: 1, parse })
  const listeners = new Set<() => void>()
  /** What the device could not keep stays as long as the page is open. */
  let unkept: Content | undefined
  let shown: Content | undefined
  let isRead = false

  const ofGolfer = (golfer: string, content: Content | undefined) => (content?.golfer === golfer ? content : undefined)

  function tell(): void {
    for (const listener of listeners) listener()
  }

  function read(): Content | undefined {
    if (!isRead) {
      isRead = true
      shown = unkept ?? copy.read()
    }
    return shown
  }

  /** Another tab has written, or cleared the device: then the key is null. */
  function followDevice({ key: changed }: StorageEvent): void {
    if (changed !== key && changed !== null) return
    if (changed === null) unkept = undefined
    isRead = false
    tell()
  }

  function subscribe(listener: () => void): () => void {
    if (listeners.size === 0) {
      window.addEventListener('storage', followDevice)
      // Another tab may have written, or cleared the device, while nobody here listened.
      isRead = false
    }
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) window.removeEventListener('storage', followDevice)
    }
  }

  return {
    useKept: (golfer) => ofGolfer(golfer, useSyncExternalStore(subscribe, read, read)),
    now: (golfer) => ofGolfer(golfer, unkept ?? copy.read()),
    keep: (content) => {
      unkept = copy.write(content) ? content : undefined
      shown = content
      tell()
    },
  }
}
