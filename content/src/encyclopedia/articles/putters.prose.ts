import type { Topic } from '../topic.ts'

export const TOPIC: Topic = {
  id: 'putters',
  title: 'Putters',
  category: 'putters',
  description:
    'The club of two strokes in five: head, length, lie and balance, and how to find one that aims where you look.',
  priceRange: 'About $100-$600 new',
  detailedOverview: [
    'Putting takes about 40 per cent of all strokes in a round. No other club comes close. Yet many a putter is bought after six balls on a carpet. An hour spent on this choice pays back for years. [1]',
    'Start with what you see. A putter has to look square to you when it is square. Some golfers aim best with a thin blade, others with a wide mallet and long lines. There is no proof in a label here, only a test: aim at a hole from 10 feet, and have a friend look from behind.',
    'Then comes balance. Lay the shaft across a finger. If the face looks at the sky, the putter is face-balanced and resists opening and closing. If the toe drops, it has toe hang and turns more freely. Straight strokes tend to suit the first, curved strokes the second.',
    'Last comes fit. Length decides how you bend, lie decides whether the sole sits flat, and the grip decides how quiet your hands stay. All three can be altered for little money on the putter you own. Try that before you buy the next one.',
  ],
  details: {
    purpose: 'To start the ball on your line at the speed you meant, and to roll it there without a hop.',
    keySpecs: [
      {
        name: 'Loft',
        description: 'Most have 2 to 4 degrees, to lift the ball out of its dent. The rules allow 10 at most. [1] [2]',
      },
      { name: 'Length', description: 'Usually 33 to 35 inches, with 34 inches the most common on the rack. [1]' },
      {
        name: 'Lie',
        description: 'About 70 to 72 degrees. The shaft must lean at least 10 degrees from upright. [1]',
      },
      { name: 'Head weight', description: 'Modern heads weigh about 330 to 370 g. [1]' },
      {
        name: 'Long putters',
        description: 'The limit of 48 inches spares putters. Anchoring one to the body has been banned since 2016. [3]',
      },
    ],
    features: [
      'A milled or soft insert face; the sound changes more than the roll.',
      'Sight lines or dots for aiming.',
      'A neck that sets how far the face sits behind the shaft.',
      'Screws in the sole of some models, so that head weight can follow the speed of your greens.',
    ],
    whenToUse: [
      'On the green, of course.',
      'From the fringe and short fairway grass. A poor putt beats a poor chip there.',
      'Out of a flat bunker without a lip, if the sand is firm.',
    ],
    priceRange:
      'About $100 to $600 new. In one 2024 list the Odyssey White Hot OG cost $299, the TaylorMade Spider Tour $399 and the Scotty Cameron Newport 2 $599. A dear putter holes no more by itself. [4]',
    brands: ['Odyssey', 'Scotty Cameron', 'PING', 'TaylorMade', 'Cleveland', 'L.A.B. Golf'],
    tips: [
      'Set your eyes over the ball or a touch inside it, then choose the length that allows it.',
      'Slide a coin under the toe, then the heel. If only one fits, the lie is wrong for you.',
      'Test at three distances. Short putts show aim, long ones show weight.',
      'Keep a putter for a season. Switching resets your feel for distance.',
    ],
    commonMistakes: [
      'A putter too long, gripped far down, so that the toe sticks up.',
      'Blaming the head when the read was wrong.',
      'Practising only straight putts from one spot.',
    ],
    proInsights: [
      'Fitters look at where the face points before they look at the stroke. Face direction rules the start of the putt.',
      'Head weight and green speed belong together, but golfers disagree how. Test on the greens you play.',
      'A thicker grip quiets the hands, but it also makes the head feel lighter. Weigh both.',
    ],
  },
  relatedTopics: ['blade-putters', 'mallet-putters', 'grip-fitting'],
  sources: [
    { text: 'Usual trade figures and the Equipment Rules of the USGA and The R&A' },
    {
      text: 'USGA, Equipment Rules 2019, part 2: a putter has at most 10 degrees of loft',
      address:
        'https://www.usga.org/equipment-standards/equipment-rules-2019/equipment-rules/part-2-rule-1-interpretations.html',
    },
    { text: 'Length limit as reported by eriesclubhouse.com and agif.asia; ban on anchoring, Rule 10.1b' },
    { text: 'One list of United States prices, 2024' },
  ],
}
