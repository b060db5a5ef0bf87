import type { StrokeKind } from '@bagwise/golf/shot-advice/choice'
import type { Lie, LieDetail, Pin, Slope } from '@bagwise/golf/shot-advice/shot'
import type { ClubKind } from '@bagwise/golf/club'
import { sidesAsSeen } from '@bagwise/golf/hand'
import { SHOT_TIPS } from './shot-tips/all-shot-tips.prose.ts'
import type { ShotNeed, ShotTip, ShotTopic, WindSide } from './shot-tips/shot-tip.ts'

/** The facts of a situation that tips depend on. */
export type TipSituation = {
  readonly lie: Lie
  /** One of the lie's own. */
  readonly detail?: LieDetail | undefined
  readonly slope: Slope
  readonly pin: Pin
  readonly kind: ClubKind
  readonly swing: StrokeKind
  /** The ball is played to the green, not laid up. */
  readonly isToGreen: boolean
  /** A hazard on one of the two sides, or in front of the green. */
  readonly isBesideTrouble: boolean
  readonly isOverTrouble: boolean
  readonly wind?: WindSide | undefined
  readonly weather?: 'wet' | 'cold' | 'hot' | undefined
  readonly isLeftHanded?: boolean | undefined
}

/** About as much as a golfer can remember before a swing. */
export const MOST_SHOT_TIPS = 3

/** Tips for a situation, most important first; never empty. */
export function shotTipsFor(situation: TipSituation): readonly ShotTip[] {
  return SHOT_TIPS.filter((tip) => isAbout(tip.about, situation) && isTrueFor(tip.only, situation))
    .slice(0, MOST_SHOT_TIPS)
    .map((tip) => (situation.isLeftHanded ? forLeftHander(tip) : tip))
}

function forLeftHander(tip: ShotTip): ShotTip {
  return tip.isSided ? { ...tip, text: sidesAsSeen(tip.text, 'left') } : tip
}

function isAbout(about: ShotTopic, { lie, detail, slope, pin, swing, wind, weather }: TipSituation): boolean {
  if ('lie' in about) return about.lie === lie
  if ('detail' in about) return about.detail === detail
  if ('slope' in about) return about.slope === slope
  if ('wind' in about) return about.wind === wind
  if ('weather' in about) return about.weather === weather
  if ('swing' in about) return about.swing === 'any' || about.swing === swing
  return about.pin === pin
}

function isTrueFor(only: ShotNeed | undefined, situation: TipSituation): boolean {
  const { kind, swing, detail, isToGreen, isBesideTrouble, isOverTrouble } = situation
  const isFull = swing === 'full'
  const isFlyingFreely = isFull || swing === 'pitch' || swing === 'splash'
  const isFlying = isFlyingFreely || swing === 'knock-down'
  const isSo = {
    flies: isFlying,
    'flies-freely': isFlyingFreely,
    'to-green': isFlying && isToGreen,
    'full-swing': isFull,
    'full-swing-usual-lie': isFull && detail === undefined,
    'full-swing-to-green': isFull && isToGreen,
    'full-swing-to-open-green': isFull && isToGreen && !isOverTrouble,
    'full-swing-beside-trouble': isFull && isBesideTrouble,
    driver: isFull && kind === 'driver',
    iron: isFull && (kind === 'iron' || kind === 'wedge'),
    splash: swing === 'splash',
    putt: swing === 'putt',
  } as const satisfies Record<ShotNeed, boolean>
  return only === undefined || isSo[only]
}
