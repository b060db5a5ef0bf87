import type { AdviceProse } from './recommendation-prose.ts'

/** The texts of each topic that do not depend on the golfer's numbers. */
export const ADVICE_PROSE: readonly AdviceProse[] = [
  {
    topic: 'add-club',
    why: 'For a shot in between you have to force one club or ease off another, and neither goes where a full swing goes.',
    benefits: [
      'A full, ordinary swing for a distance that has none today.',
      'Fewer approaches that end short of the green or over it.',
      'Steps of about the same size all the way down the bag.',
    ],
    shopHint:
      'Take the two neighbours along and hit all three in turn. The new one should land midway between them, not next to one.',
  },
  {
    topic: 'put-back',
    why: 'You already own the fix.',
    benefits: [
      'The hole is closed today, at no cost.',
      'You know the club, and it matches the rest of your set.',
      'The money is free for something you do not own.',
    ],
    shopHint: 'Have its loft and grip checked on that visit: a club that rested for years may need both.',
  },
  {
    topic: 'measure-first',
    why: 'It’s a gap on paper. Measure it before you spend.',
    benefits: [
      'You spend nothing on a gap that may not exist.',
      'Each measured club makes the other estimates better.',
      'Ten shots with a club take about ten minutes.',
    ],
    shopHint:
      'Many shops let you hit your own clubs on a launch monitor. Write down the usual carry, not the best one.',
  },
  {
    topic: 'live-with-hole',
    why: 'No club that fits there is worth the place it would take, so the distance has to come from the clubs you have.',
    benefits: [
      'The bag keeps its clubs, and you keep your money.',
      'A shot that you practise is yours on every course.',
      'A three-quarter swing you have practised flies straighter than a forced full one.',
    ],
    shopHint:
      'Ask for loft and lie to be measured on the whole set: one club that was bent in transport explains many odd gaps.',
  },
  {
    topic: 'normal-gap',
    why: 'Steps grow with the length of the clubs and with the swing. A club squeezed in here would be the one you rarely take.',
    benefits: [
      'A place in the bag for a club that saves more.',
      'Easy choices where shots are long and rarely exact.',
      'Practice time goes to the distances you play most.',
    ],
    shopHint:
      'There is nothing to look for here. If a shot of this length comes up in every round, have both numbers measured again.',
  },
  {
    topic: 'overlap',
    why: 'Two clubs for one distance leave you choosing between them, and they take a place that another distance could use.',
    benefits: [
      'One choice fewer before every shot of that length.',
      'A free place for a wedge, a hybrid or the putter.',
      'More swings with the club that stays.',
    ],
    shopHint: 'If you like both, ask what it costs to have one of them bent a degree or two away.',
  },
  {
    topic: 'overlap-measure-first',
    why: 'An estimate cannot tell two neighbours apart as finely as that, so measure before one of them goes.',
    benefits: [
      'You keep a club that may have its own distance.',
      'The numbers that Bagwise works with become yours.',
      'Ten shots with each settle it.',
    ],
    shopHint: 'Hit both on one launch monitor and on one day: two different days differ more than two neighbours do.',
  },
  {
    topic: 'keep-pair',
    why: 'They do the same job today, and yet the bag can spare neither of them.',
    benefits: [
      'A degree or two apart, each has a distance of its own again.',
      'No hole opens, and nothing is bought.',
      'Having a loft checked takes minutes and costs little.',
    ],
    shopHint:
      'Have both put on the loft and lie machine. Ask first whether the heads can be bent: cast ones may break.',
  },
  {
    topic: 'too-many',
    why: 'Rule 4.1b allows 14. In stroke play each hole played with more costs two strokes, four in a round at most.',
    benefits: [
      'No penalty before the first ball is hit.',
      'A lighter bag to carry.',
      'The club stays yours: take it along on a day that needs it.',
    ],
    shopHint: 'Shops take clubs in part exchange. Keep this one for a season before you let it go.',
  },
  {
    topic: 'hybrids',
    why: 'Long irons need speed and clean contact. A hybrid gets the ball up with less of both.',
    benefits: [
      'A higher flight that stops sooner on the green.',
      'A wide sole that slides through rough.',
      'Thin hits that still fly most of the way.',
    ],
    shopHint: 'Hit it off a mat and out of thick turf if there is any. Look for a flight that climbs early.',
  },
  {
    topic: 'anti-slice-driver',
    why: 'A draw-biased head turns over a little more, and loft takes the edge off sidespin. Neither fixes the swing, but both keep more balls in play.',
    benefits: [
      'Drives that start closer to the target line and bend less.',
      'More loft: a longer carry for most swings, and less curve.',
      'Lost balls cost strokes right away. This is the quickest help you can get.',
    ],
    shopHint:
      'Try your own driver in its draw setting first, or the weight moved to the heel. Compare where ten drives finish, not the longest one.',
  },
  {
    topic: 'wedges',
    why: 'At your level many shots are hit with a wedge, and each distance you cover with a full swing is one you need not invent.',
    benefits: [
      'Full swings where you now play part swings.',
      'A choice of height around the green.',
      'Even steps from the pitching wedge down.',
    ],
    shopHint:
      'Have the loft of your pitching wedge measured and step down from there, four to six degrees at a time. Choose the bounce for your sand and turf.',
  },
  {
    topic: 'sand-wedge',
    why: 'A wide sole with bounce slides through sand instead of digging in, and the loft gets the ball over the lip.',
    benefits: [
      'Bunkers cost you one stroke instead of two or three.',
      'High, soft shots over trouble next to the green.',
      'A full swing for a distance shorter than any you have.',
    ],
    shopHint: 'Ask which bounce suits the sand you play from: deep and soft wants more, thin and firm wants less.',
  },
  {
    topic: 'easier-irons',
    why: 'With weeks between rounds the strike wanders over the face. Irons that forgive lose less when it does.',
    benefits: [
      'Off-center hits that still reach the front of the green.',
      'A higher flight from the same swing.',
      'A wide sole that digs less when the swing is a little steep.',
    ],
    shopHint:
      'Hit a demo 7-iron beside yours and look at the shortest of ten shots, not at the longest. Stronger lofts alone are no gain.',
  },
  {
    topic: 'softer-shafts',
    why: 'A shaft that is stiffer than your speed needs launches the ball low and tends to leave the face open.',
    benefits: [
      'More launch without swinging harder.',
      'A softer feel, above all on cool mornings.',
      'Less effort to square the face.',
    ],
    shopHint:
      'Try one iron with the other shaft before you change the set. Reshafting pays only when the heads are worth keeping.',
  },
  {
    topic: 'stiffer-shafts',
    why: 'A shaft that is softer than your speed needs bends late and differently each time, so the misses go both ways.',
    benefits: [
      'Misses that stay closer together.',
      'A flatter flight that the wind moves less.',
      'A head that arrives when you expect it.',
    ],
    shopHint:
      'Try one iron with the other shaft before you change the set. If the ball only flies lower and not straighter, keep yours.',
  },
  {
    topic: 'unknown-speed',
    why: 'The flex table starts from swing speed. Without it regular is only the usual one, and yours may fit you better.',
    benefits: [
      'You change shafts for a reason, or not at all.',
      'Distances and driver loft can be judged by the same number.',
      'One measurement takes five minutes.',
    ],
    shopHint: 'Ask for ten drives on a launch monitor and note the usual club speed, not the fastest.',
  },
  {
    topic: 'essential',
    why: 'A first bag needs clubs that get the ball up and forgive, and no more of them than you can get to know.',
    benefits: [
      'Something for every shot of a round.',
      'A light bag and easy choices.',
      'Money left for balls, rounds and lessons.',
    ],
    shopHint: 'Ask for used clubs of a line that forgives, with the shafts named above, and hit them before you pay.',
  },
]
