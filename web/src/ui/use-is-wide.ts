import { useMedia } from '#ui/use-media.ts'

/** Room for the answer next to its questions: tablets and desktops, and no phone on its side. */
const WIDE = '(width >= 48rem) and (height >= 31.25rem)'

/** Whether the answer stands next to the questions and follows them. */
export function useIsWide(): boolean {
  return useMedia(WIDE)
}
