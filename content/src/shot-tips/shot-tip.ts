import type { Lie, Pin, Slope } from '@bagwise/golf/shot-advice/shot'

/** The part of a situation that a tip is about. */
export type ShotTopic =
  | { readonly slope: Slope }
  | { readonly lie: Lie }
  | { readonly wind: WindSide }
  | { readonly weather: 'wet' | 'cold' | 'hot' }
  | { readonly pin: Pin }
  | { readonly swing: 'any' }
export type WindSide = 'into' | 'helping' | 'across'

/** How the ball is played: full swing, part swing, splash from sand, or along the ground next to the green. */
export type TipSwing = 'full' | 'pitch' | 'splash' | 'chip' | 'putt'
/** An additional condition. */
export type ShotNeed =
  | 'flies'
  | 'to-green'
  | 'full-swing'
  | 'full-swing-to-green'
  | 'full-swing-to-open-green'
  | 'full-swing-beside-trouble'
  | 'driver'
  | 'iron'
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
