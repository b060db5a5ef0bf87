import { useSyncExternalStore } from 'react'

/** Room for the answer next to its questions: tablets and desktops, and no phone on its side. */
const WIDE = '(width >= 48rem) and (height >= 31.25rem)'

/** Whether the answer stands next to the questions and follows them. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, () => false)
}

function isWide(): boolean {
  return window.matchMedia(WIDE).matches
}

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(WIDE)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
