import type { ProTip } from './pro-tip.ts'

export const SHORT_GAME_TIPS: readonly ProTip[] = [
  {
    id: 'lowest-shot-that-works',
    category: 'short-game',
    title: 'The lowest shot that works',
    description:
      'Beside the green, ask in this order: can I putt it, can I chip it with an 8-iron, must I pitch it? Play the first yes. A ball that rolls early forgives a poor strike, so keep the high shot for sand or rough in between.',
    requiredShares: 0,
  },
  {
    id: 'land-it-on-a-towel',
    category: 'short-game',
    title: 'Land it on a towel',
    description:
      'Spread a towel one pace onto the practice green and chip ten balls at it from four paces off. Six hits are good. Then swap clubs, from 8-iron to sand wedge, still hitting the towel, and learn how far each one runs out.',
    requiredShares: 2,
  },
  {
    id: 'splash-the-line',
    category: 'short-game',
    title: 'Splash the line',
    description:
      'In a practice bunker draw a line three fingers behind where a ball would lie. Open the face, swing through, and look where the sand begins. Eight of ten on the line or just past it, and you are ready to put balls back.',
    requiredShares: 3,
  },
  {
    id: 'rule-of-twelve',
    category: 'short-game',
    title: 'The rule of twelve',
    description:
      'Pace the carry to your landing spot and the roll beyond. Divide roll by carry and subtract from 12: two paces of carry and eight of roll make an 8-iron. Pitching wedge counts ten, sand wedge eleven. On quick or falling greens take a club with more loft.',
    requiredShares: 5,
    source: 'Paul Runyan’s rule of 12, for a chip to a level green of medium speed',
  },
  {
    id: 'sand-or-rough',
    category: 'short-game',
    title: 'Sand or rough?',
    description:
      'From 20 paces tour players need 2.53 strokes out of sand and 2.59 out of rough: for them the bunker is no worse. Test yourself with ten bunker shots. Fewer than eight out? Then favour the grass side when you choose where to miss.',
    requiredShares: 6,
    source: 'Mark Broadie, Assessing Golfer Performance on the PGA TOUR, Interfaces 42(2), 2012, table B.1',
  },
  {
    id: 'pitch-along-the-slope',
    category: 'short-game',
    title: 'Shoulders along the slope',
    description:
      'Tilt your shoulders with the slope and move the ball slightly towards your higher foot. If the shot goes up the slope, it flies higher and shorter: take one wedge stronger. If it goes down, it comes out low and runs: one wedge weaker, landed sooner.',
    requiredShares: 7,
  },
  {
    id: 'buy-your-way-out-of-sand',
    category: 'short-game',
    title: 'Buy your way out',
    description:
      'An unplayable bunker lie has a price list: one penalty stroke to drop within the bunker, two to drop outside it, back on the line from the hole through your ball. If you expect more than three swings to escape, pay the two.',
    requiredShares: 9,
    source: 'Rules of Golf 2023, Rule 19.3',
  },
  {
    id: 'bare-lie-low-club',
    category: 'short-game',
    title: 'Bare lie, low club',
    description:
      'Bare lie and short grass all the way? Putt it, with a third more stroke than on the green. Taller grass in between? Take a hybrid, grip down to the shaft, stand close and putt with that. Try ten of each once and trust the closer group.',
    requiredShares: 10,
  },
]
