import type { AdjustmentField, Adjustments } from '@bagwise/golf/shot-advice/adjustments'

/** The aim contains numbers, so its sentence is written elsewhere. */
type WordedField = Exclude<AdjustmentField, 'aim'>
type AdjustmentTexts = { readonly [Field in WordedField]: Readonly<Record<Adjustments[Field][number], string>> }

/** Set-up and swing changes, including texts for no change. */
export const ADJUSTMENT_TEXTS: AdjustmentTexts = {
  clubSelection: {
    'as-advised': 'Just the club above. Don’t add or subtract.',
    'uphill-more-club': 'The slope adds loft, so the ball flies higher and shorter. The advice allows for it.',
    'downhill-less-loft': 'The slope takes loft off, so the ball flies lower and runs. The advice allows for it.',
    'sand-more-club': 'Sand costs some carry, and a clean strike is worth more than length. The advice allows for it.',
    'wind-counted': 'Wind is already in the club. Don’t add more.',
    'rough-more-loft': 'Enough loft to get through the grass. If the ball sits deep, take a club with more loft.',
    'deep-rough-more-loft': 'Loft to get out of the deep grass comes before distance. The advice allows for it.',
  },
  ballPosition: {
    usual: 'Where you usually play this club.',
    forward: 'A ball’s width forward, towards the higher foot.',
    back: 'A ball’s width back, towards the higher foot.',
    'middle-when-plugged': 'In the middle, hands ahead, weight on the front foot.',
    'forward-in-sand': 'Forward, off the inside of the front heel.',
    'back-for-low-ball': 'Two balls back of the usual place, hands ahead: it comes out low.',
    'back-for-chip': 'Just behind the middle, weight on the front foot.',
  },
  stance: {
    usual: 'As usual, with the weight even.',
    'shoulders-with-slope': 'Shoulders along the slope, weight on the lower foot.',
    'grip-down': 'Stand a little taller and grip down on the club.',
    'bend-more': 'A little wider, more bend in the knees, and stay down.',
    'feet-level-in-sand': 'Feet level and settled just enough not to slip.',
    'square-when-plugged': 'Square stance and square face: the leading edge has to dig under the ball.',
    'open-in-sand': 'Open stance and open face, feet dug in.',
    'narrow-for-chip': 'Feet close together, hands a little ahead.',
  },
  swing: {
    usual: 'Your usual swing, to a balanced finish.',
    'easy-below-feet': 'Easy and quiet. Balance matters more than speed.',
    'steeper-from-rough': 'Grip a little firmer and come down steeper on the ball.',
    'ball-first-from-sand': 'Quiet legs, and strike the ball before the sand.',
    'sand-first': 'Enter the sand three fingers behind the ball and keep going to the finish.',
    'easy-into-wind': 'Swing easy, do not hit harder: a hard hit climbs into the wind.',
    'part-swing': 'A shorter backswing, the same rhythm, and turn through to the target.',
    'short-finish': 'Swing easy and stop the hands at chest height: a hard swing makes it climb.',
    'rocking-shoulders': 'Rock the shoulders as with a putt, wrists quiet.',
  },
}
