import { SIGN_WORDS } from '@bagwise/content/swing/sign-text'
import type { SwingFault } from '@bagwise/content/swing/fault-words'

export const title = 'Learn'

export const searchLabel = 'What do you want to know?'
export const searchPlaceholder = 'A club, a term, or what went wrong'
export const clubFor = (distance: string) => `Get the club for ${distance}`
export const causeOf = (fault: SwingFault) => `Find the cause: ${SIGN_WORDS[fault].toLowerCase()}`
export const articlesOn = (words: string) => `Search the encyclopedia for “${words}”`
export const spoken = {
  shot: 'Enter opens the Shot Advisor.',
  fault: 'Enter opens the Swing Analyzer.',
  words: 'Enter searches the Encyclopedia.',
} as const

export const badShotTitle = 'Fix a bad shot'
export const badShotLine = 'Four questions, the likely cause and one drill.'
export const shortOfTarget = 'Short of target'
export const anotherFault = 'Something else'

export const focusTitle = 'Your Golf Focus'
export const focusSource = 'from your answers'
export const focusList = 'What to work on'
export const noFocus = { before: 'Nothing to work on yet. ', link: 'Tell us about your game' } as const
export const drillLine = ({ title: drill, duration }: { readonly title: string; readonly duration: string }) =>
  `${drill} · ${duration}`

export const encyclopediaTitle = 'Encyclopedia'
export const itemCount = (count: number) => `${count} items`

export const tipsTitle = 'Tips'
export const tipsLine = 'Short, and for the next round.'
