import type { StrokeKind } from '@bagwise/golf/shot-advice/choice'
import type { Lie, LieDetail, Pin, Slope } from '@bagwise/golf/shot-advice/shot'

/** The part of a situation that a tip is about. */
export type ShotTopic =
  | { readonly slope: Slope }
  | { readonly lie: Lie }
  | { readonly detail: LieDetail }
  | { readonly wind: WindSide }
  | { readonly weather: 'wet' | 'cold' | 'hot' }
  | { readonly pin: Pin }
  | { readonly swing: StrokeKind | 'any' }
export type WindSide = 'into' | 'helping' | 'across'

/** An additional condition. */
export type ShotNeed =
  | 'flies'
  /** And is not held down on purpose. */
  | 'flies-freely'
  | 'to-green'
  | 'full-swing'
  | 'full-swing-usual-lie'
  | 'full-swing-to-green'
  | 'full-swing-to-open-green'
  | 'full-swing-beside-trouble'
  | 'driver'
  | 'iron'
  | 'splash'
  | 'putt'

/** Ids never change. Tips contain no yards or metres: they read the same in both. */
export type ShotTip = {
  readonly id: string
  readonly about: ShotTopic
  /** Condition, unless it holds for all. */
  readonly only?: ShotNeed
  readonly text: string
  /** The text names the sides of a right-hander. */
  readonly isSided?: true
  /** Source of a fact with a number; teaching has none. */
  readonly source?: string
}
