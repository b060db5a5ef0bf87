import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '#session/session.ts'
import { takeWaitingFiles } from '#storage/waiting-files.ts'
import type { FilesPage } from '#storage/waiting-files.ts'

type HandedFiles = {
  readonly onFiles: (files: readonly [File, ...File[]]) => void
  /** Files were handed over, and the device did not give them to the page. */
  readonly onLost: () => void
}

/** The border: the compiler's library lacks what only some browsers have. */
type LaunchQueue = { readonly setConsumer: (consume: (launch: Launch) => void) => void }
type Launch = { readonly files?: readonly { readonly getFile: () => Promise<File> }[] }

/** Hears of files that another app has shared to this page, once each, and of files that were opened with Bagwise. */
export function useHandedFiles(page: FilesPage, handlers: HandedFiles): void {
  const isHere = useIsGolferHere()
  const shared = useRef<Promise<readonly File[]>>(undefined)
  const hear = useEffectEvent(async (asked: Promise<readonly File[]>, isOver: () => boolean) => {
    try {
      const [first, ...others] = await asked
      if (first && !isOver()) handlers.onFiles([first, ...others])
    } catch (error) {
      console.warn('Files that were handed over could not be read', error)
      if (!isOver()) handlers.onLost()
    }
  })
  useEffect(() => {
    if (!isHere) return undefined
    let isOver = false
    shared.current ??= takeWaitingFiles(page, Date.now())
    void hear(shared.current, () => isOver)
    const { launchQueue } = window as Window & { readonly launchQueue?: LaunchQueue }
    launchQueue?.setConsumer(({ files = [] }) => {
      void hear(Promise.all(files.map((file) => file.getFile())), () => isOver)
    })
    return () => {
      isOver = true
    }
  }, [page, isHere])
}

/**
 * From when the server has said that the golfer is signed in, or cannot be reached. The device may show a golfer whose
 * session has ended: a file must then wait for the sign-in.
 */
function useIsGolferHere(): boolean {
  const { isFetching, data } = useQuery(sessionQuery)
  const [isHere, setIsHere] = useState(false)
  if (!isHere && !isFetching && data) setIsHere(true)
  return isHere
}
