import type { Choice } from '@bagwise/golf/shot-advice/choice'
import { percentText } from '#quantities/number-text.ts'
import { swingWords } from '#features/shot-advice/result/choice.copy.ts'
import { shownShare } from '#features/shot-advice/result/shown-swing.ts'
import type { NamedShare } from '#features/shot-advice/result/shown-swing.ts'

const shareNames = {
  quarter: 'quarter swing',
  third: 'third of a swing',
  half: 'half swing',
  'two-thirds': 'two-thirds swing',
  'three-quarters': 'three-quarter',
} as const satisfies Record<NamedShare, string>

/** Under the club: 'three-quarter', 'half swing', 'knock-down, 80%', 'chip'; undefined for a full swing. */
export function shortSwing(choice: Choice): string | undefined {
  if (choice.kind !== 'pitch' && choice.kind !== 'knock-down') return swingWords(choice)
  const share = shownShare(choice)
  const swing = typeof share === 'number' ? percentText(share) : shareNames[share]
  return choice.kind === 'pitch' ? (typeof share === 'number' ? `${swing} swing` : swing) : `knock-down, ${swing}`
}

const SHORT_NAME = 8
const LONG_NAME = 10

/** How much room a club's name takes. */
export function lengthOf(name: string): 'short' | 'long' | 'longest' {
  if (name.length <= SHORT_NAME) return 'short'
  return name.length <= LONG_NAME ? 'long' : 'longest'
}
