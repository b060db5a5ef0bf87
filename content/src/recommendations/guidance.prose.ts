import type { Guidance } from './recommendation-prose.ts'

/** The six cards of specification 2 §2, in its order. */
export const GUIDANCE: readonly Guidance[] = [
  {
    title: 'Beginner Priority',
    priority: 'high',
    description: 'Start with few clubs that are easy to hit. Nine are enough for the first seasons.',
    reasons: [
      'A driver or a 5-wood, a hybrid, four irons, two wedges and a putter cover every shot of a round.',
      'Fewer clubs mean more swings with each, and that is how you learn what each of them does.',
      'A used set of the last ten years plays almost like a new one. Spend what is left on lessons.',
    ],
  },
  {
    title: 'Driver Selection',
    priority: 'medium',
    description: 'Choose loft and a forgiving head before you look at the name on the sole.',
    reasons: [
      'Most swings carry the ball farther with 10.5° or 12° than with 9°: a low launch lands early.',
      'A large head keeps more of the ball speed when the strike is off the middle, and it is on most days.',
      'If the ball curves away from you with the driver only, a draw setting helps more than a new swing thought.',
    ],
  },
  {
    title: 'Shaft Fitting',
    priority: 'low',
    description: 'Match the flex to your swing speed once you know it. Until then regular is a safe start.',
    reasons: [
      'A shaft that is too stiff feels dead, and the ball tends to fly low and away from you.',
      'One that is too soft is harder to time, and the misses go both ways.',
      'Letters are not a standard: the stiff of one maker is the regular of another. Hit them side by side.',
    ],
  },
  {
    title: 'Wedge System',
    priority: 'medium',
    description: 'Put your wedges four to six degrees apart, counted from the loft of your pitching wedge.',
    reasons: [
      'Modern pitching wedges have 41° to 46°. Read yours before you buy the next one.',
      'A sand wedge with plenty of bounce does most of the work out of sand and soft grass.',
      'A gap wedge often saves more strokes than a third wood: you hit it from the fairway, not from hope.',
    ],
  },
  {
    title: 'Hybrid Clubs',
    priority: 'high',
    description: 'Carry hybrids where your long irons would be, unless you hit those high and often.',
    reasons: [
      'The weight sits low and far back, so the ball climbs even when the strike is a little thin.',
      'The wide sole slides through rough where a long iron gets caught.',
      'A hybrid replaces the iron of its own number: a 4-hybrid instead of a 4-iron, not beside it.',
    ],
  },
  {
    title: 'Ball Selection',
    priority: 'low',
    description: 'Pick one model that you like around the green, and play it every round.',
    reasons: [
      'Balls differ most in how they stop on short shots, so try them from fifty paces and on the putting green.',
      'A firm two-piece ball is cheap and long. A urethane cover stops sooner and costs about twice as much.',
      'Changing models from hole to hole hides what your swing is telling you.',
    ],
  },
]
