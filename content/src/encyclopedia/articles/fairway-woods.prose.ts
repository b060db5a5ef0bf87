import type { Topic } from '../topic.ts'

export const TOPIC: Topic = {
  id: 'fairway-woods',
  title: 'Fairway Woods',
  category: 'woods',
  description: 'Long clubs for the tee and the turf, from the 3-wood to the 9-wood, and how many of them you need.',
  priceRange: 'About $180-$400 new',
  detailedOverview: [
    'A fairway wood looks like a small driver. The head holds roughly 150 to 200 cc, well under half of a driver, and the face is shallower. That low, shallow head helps you lift a ball that sits on the grass. Nothing in it has been wood for decades. [1]',
    'The number on the sole tells you the loft. A 3-wood has about 15 degrees and a 5-wood about 18. A 7-wood has about 21, a 9-wood about 24. More loft means an easier start, a higher flight and a softer landing. [1]',
    'The 3-wood is the hardest of them to hit from the turf. It is long and shows little loft. If yours flies low or hardly farther than your 5-wood, the 5-wood is the better buy. Plenty of good golfers go from driver straight to a 5-wood or a 7-wood.',
    'Against a hybrid the choice is about height and lie. A 7-wood flies higher and is easier from short grass. A hybrid gets through long grass better. Let your course decide: wide mown fairways favour the wood, thick rough the hybrid. [2]',
  ],
  details: {
    purpose:
      'To reach long targets from the fairway, and to find it from the tee when the driver is more than the hole needs.',
    keySpecs: [
      {
        name: '3-wood',
        description:
          'About 13.5 to 16.5 degrees and 43 inches. Bagwise assumes 15 degrees until you say otherwise. [1] [3]',
      },
      {
        name: '5-wood',
        description: 'About 17 to 19 degrees and 42.5 inches, with 18 degrees as the default. [1] [3]',
      },
      {
        name: '7-wood',
        description: 'About 20 to 22 degrees and 42 inches. It often takes over from a long iron. [1]',
      },
      { name: '9-wood', description: 'About 23 to 25 degrees, popular with smooth, slower swings. [1]' },
      {
        name: 'Grooves',
        description: 'The groove rules of 2010 count for fairway woods too, not just for wedges and irons. [4]',
      },
    ],
    features: [
      'A low centre of gravity, under the middle of the ball.',
      'A sole shaped to slide along the turf instead of digging.',
      'A thin, springy face, at times with a slot behind it.',
      'Graphite shafts, often a little heavier than in your driver.',
    ],
    whenToUse: [
      'The second shot on a par 5, from a good lie, with room to miss.',
      'The tee shot on a short par 4 where a bunker waits at driver length.',
      'A long par 3 that needs height to stay on the green.',
      'From fairway sand only when the lip is low and the ball sits up.',
    ],
    priceRange:
      'About $180 to $400 new. The big brands listed their 2024 models at about $349. Older heads are good value, since this kind of club changes slowly. [5]',
    brands: ['TaylorMade', 'Callaway', 'PING', 'Titleist', 'Cobra'],
    tips: [
      'Brush the grass. Strike the ball first and leave no more than a shallow mark.',
      'Place the ball a little forward of centre, some 2 inches back from the driver spot.',
      'Tee it low, with just the top of the ball above the face.',
      'Off a poor lie, take the club with the next more loft and keep the swing.',
    ],
    commonMistakes: [
      'Trying to scoop the ball up. The loft does that when you strike slightly down or level.',
      'Carrying a 3-wood for the one good hit a month.',
      'Going for a green you cannot reach and meeting its bunkers with a half-hit wood.',
    ],
    proInsights: [
      'Shot Scope golfers with a 15 handicap get about 208 yards in all from a 5-wood and 193 yards from a 3-hybrid. At 25 handicap it is 167 yards against 164 yards, so speed decides if the longer club pays. [6]',
      'The best send a 3-wood off at about 9 degrees, and 162 mph keeps it up. Yours may drop out of the air, so that the 5-wood goes farther. [7]',
      'Check the loft sleeve. One degree up can turn a stubborn 3-wood into one you use.',
    ],
  },
  relatedTopics: ['driver', 'hybrids', 'club-gapping'],
  sources: [
    { text: 'Usual trade figures; retrogolfer.co.uk gives about 15 to 23 degrees for 3- and 5-woods together' },
    { text: 'Comparison of 7-woods and hybrids in a guide to equipment for senior golfers' },
    { text: 'Bagwise, usual lofts of the clubs in the bag' },
    { text: 'USGA, questions and answers about the groove rules of 2010' },
    { text: 'United States list prices of 2024' },
    {
      text: 'Shot Scope, 5-wood and 3-hybrid by handicap, total distance',
      address: 'https://rivalryedition.com/5-wood-versus-3-hybrid-which-should-you-carry-according-to-the-data',
    },
    { text: 'TrackMan, averages of the PGA Tour 2023 (3-wood 162 mph, 9.3 degrees)' },
  ],
}
