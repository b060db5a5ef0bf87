import type { ShotTip } from './shot-tip.ts'

/** In order of importance: what moves the ball most comes first. */
export const SHOT_TIPS: readonly ShotTip[] = [
  {
    id: 'uphill-balance',
    about: { slope: 'uphill' },
    only: 'flies',
    text: 'Uphill the body hangs back. Swing up along the slope and finish with your weight on the front foot.',
  },
  {
    id: 'downhill-chase',
    about: { slope: 'downhill' },
    only: 'flies',
    text: 'Swing down along the slope and let the club follow the ground. Helping the ball up is how it gets topped.',
  },
  {
    id: 'above-feet-flatter',
    about: { slope: 'sidehill-above' },
    only: 'flies',
    text: 'The ball is nearer to you, so the swing gets rounder and the ball goes left. The aim allows for it.',
    isSided: true,
  },
  {
    id: 'below-feet-balance',
    about: { slope: 'sidehill-below' },
    only: 'flies',
    text: 'Stay down until the ball is gone: standing up is what tops it. It drifts right, and the aim allows for it.',
    isSided: true,
  },
  {
    id: 'deep-rough-steep',
    about: { detail: 'deep-rough' },
    text: 'Grip firmer and come down steeply, so that less grass gets between face and ball. Expect the grass to turn the face closed.',
  },
  {
    id: 'sitting-up-flyer',
    about: { detail: 'sitting-up' },
    only: 'full-swing',
    text: 'Sweep it, and do not swing under the ball. Grass behind it can take off spin: such a flyer goes about 5% farther.',
    source: 'Rule of thumb of teaching',
  },
  {
    id: 'divot-hit-down',
    about: { detail: 'divot' },
    only: 'flies',
    text: 'Ball a touch back, hands ahead, and hit down on it. It comes out lower and runs more.',
  },
  {
    id: 'hardpan-ball-first',
    about: { detail: 'hardpan' },
    text: 'Ball a touch back, hands ahead, and hit the ball first. Hit the ground first and the sole bounces into it.',
  },
  {
    id: 'plugged-dig',
    about: { detail: 'plugged' },
    text: 'Square the face, hit down hard just behind the ball and let the club dig. It comes out low and runs.',
  },
  {
    id: 'firm-sand-less-open',
    about: { detail: 'firm-sand' },
    only: 'splash',
    text: 'Open the face less, take less sand, and use the wedge with less bounce. The ball comes out faster and runs more.',
  },
  {
    id: 'knock-down-finish-low',
    about: { swing: 'knock-down' },
    text: 'Ball a touch back, hands ahead, and finish low. Swing easier: a harder hit only sends it higher.',
  },
  {
    id: 'bump-and-run-land-flat',
    about: { swing: 'bump-and-run' },
    text: 'Lean on the front foot and stroke it like a long putt. Land it short, on the flattest spot, and let it run.',
  },
  {
    id: 'chip-land-early',
    about: { swing: 'chip' },
    text: 'Land it on the green as early as you can and let it roll. Roll is easier to judge than flight.',
  },
  {
    id: 'rough-flyer',
    about: { lie: 'rough' },
    only: 'full-swing-usual-lie',
    text: 'If the grass is thin and runs your way, the ball may come out hot with little spin and go a club farther. Deep grass does the opposite.',
  },
  {
    id: 'bunker-get-out',
    about: { lie: 'bunker' },
    text: 'The next shot has to be from grass. If the lip is near, take the loft that clears it and forget the distance.',
  },
  {
    id: 'tee-side-of-trouble',
    about: { lie: 'tee' },
    only: 'full-swing-beside-trouble',
    text: 'Tee up on the side of the trouble: from there you look away from it.',
  },
  {
    id: 'tee-height',
    about: { lie: 'tee' },
    only: 'iron',
    text: 'With an iron, tee it just clear of the grass.',
  },
  {
    id: 'tee-height-driver',
    about: { lie: 'tee' },
    only: 'driver',
    text: 'Tee it so that half of the ball is above the driver’s top edge, and hit it on the way up.',
  },
  {
    id: 'fringe-putter',
    about: { lie: 'fringe' },
    only: 'putt',
    text: 'Where the grass is short and dry, the worst putt from off the green ends nearer than the worst chip.',
  },
  {
    id: 'cart-path-drop',
    about: { lie: 'cart-path' },
    text: 'You may take free relief from a path: within one club-length of the nearest point of complete relief, no nearer the hole.',
    source: 'Rules of Golf, Rule 16.1',
  },
  {
    id: 'wind-into-easy',
    about: { wind: 'into' },
    only: 'flies-freely',
    text: 'A hard hit spins more, and spin is what the wind gets hold of. The club has the wind in it: less effort.',
  },
  {
    id: 'wind-helping-land-short',
    about: { wind: 'helping' },
    only: 'full-swing-to-open-green',
    text: 'With the wind behind, the ball comes down flatter and runs. Plan to land it short of the pin.',
  },
  {
    id: 'wind-across-trust',
    about: { wind: 'across' },
    only: 'flies',
    text: 'Pick a start line in a crosswind and let the wind do the rest. Do not steer against it.',
  },
  {
    id: 'wet-clean-strike',
    about: { weather: 'wet' },
    text: 'Wet ground gives little roll, so play to where the ball lands. Dry the grip and the face before you swing.',
  },
  {
    id: 'cold-more-club',
    about: { weather: 'cold' },
    text: 'Cold air is heavy and cold hands are slow. Keep the ball in your pocket between holes and swing within yourself.',
  },
  {
    id: 'hot-less-club',
    about: { weather: 'hot' },
    only: 'full-swing',
    text: 'Warm air lets the ball fly a little farther, and the club has that in it. Dry ground lets it run: leave room behind the landing spot.',
  },
  {
    id: 'front-pin',
    about: { pin: 'front' },
    only: 'to-green',
    text: 'With the pin in front, past it is better than short of it: most trouble lies before the green.',
    source: 'Shot Scope: 72 % of the trouble around greens is in front of them',
  },
  {
    id: 'back-pin',
    about: { pin: 'back' },
    only: 'full-swing-to-green',
    text: 'A back pin is the reward for a long one, not the target. From the middle of the green you still putt.',
  },
  {
    id: 'fairway-routine',
    about: { lie: 'fairway' },
    text: 'Pick a spot a step in front of the ball on your start line, set the face to it first, then the feet.',
  },
  {
    id: 'pick-the-spot',
    about: { swing: 'any' },
    text: 'Pick the spot where the ball should come down, take one last look at it, and go.',
  },
]
