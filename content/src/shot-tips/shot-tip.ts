import type { Lie, Pin, Slope } from '@bagwise/golf/advisor/shot'

/** What a tip is about: one thing of the situation. */
export type ShotTopic =
  | { readonly slope: Slope }
  | { readonly lie: Lie }
  | { readonly wind: WindSide }
  | { readonly weather: 'wet' | 'cold' | 'hot' }
  | { readonly pin: Pin }
  | { readonly swing: 'any' }
export type WindSide = 'into' | 'helping' | 'across'

/** How the ball is played: with a full swing, a part of one, out of sand, or along the ground beside the green. */
export type TipSwing = 'full' | 'part' | 'splash' | 'chip' | 'putt'
/** Something else that has to be so. */
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

/** Ids never change. No yards or metres in a tip: it reads the same in both. */
export type ShotTip = {
  readonly id: string
  readonly about: ShotTopic
  /** The shots it is true for, when not for all. */
  readonly only?: ShotNeed
  readonly text: string
  /** Where a fact with a number comes from; teaching has none. */
  readonly source?: string
}
