import type { Topic } from '../topic.ts'

export const TOPIC: Topic = {
  id: 'blade-putters',
  title: 'Blade Putters',
  category: 'putters',
  description:
    'The narrow classic with weight at heel and toe: for strokes that swing open and shut, and hands that like feedback.',
  priceRange: 'About $100-$600',
  detailedOverview: [
    'A blade is short from front to back. The shape you see everywhere goes back to 1966, when Karsten Solheim moved the weight of his PING Anser to heel and toe. The idea was simple: a head with heavy ends turns less when the ball meets it off centre. [1]',
    'Most blades have toe hang. Balance the shaft on a finger and the toe drops. Such a head likes to open on the way back and close on the way through, like a door. If your stroke runs on a slight arc, it works with you. [1]',
    'The neck sets how strong that is. A plumber’s neck, the bent piece of pipe, moves the face back by the full width of the shaft and keeps toe hang moderate. A short flow neck lets the toe drop more. Two blades that look alike from above can swing quite differently. [1] [2]',
    'What you give up is stability. A blade resists twisting less than a mallet, so a putt struck near the toe loses more pace. What you get is feedback: you feel in the hands where the ball met the face. Some golfers putt better for knowing. [1]',
  ],
  details: {
    purpose:
      'To suit an arcing stroke with a head that is easy to turn, plain to look at and honest about each strike.',
    keySpecs: [
      { name: 'Head weight', description: 'About 330 to 355 g, lighter than most mallets. [1]' },
      { name: 'Balance', description: 'Toe hang on nearly all of them; ask the shop to show you how much. [1]' },
      {
        name: 'Offset',
        description: 'A plumber’s neck has a full shaft of it, which puts your hands ahead of the ball. [1]',
      },
      {
        name: 'An example',
        description: 'The Scotty Cameron Newport 2 weighs 340 g and is sold in 33, 34 and 35 inches. [3]',
      },
    ],
    features: [
      'A clean top line, often with one dot or one short line.',
      'A cavity behind the face or a thin flange.',
      'Milled faces that click, or inserts that sound soft.',
      'Bumpers at both ends, kept from the original and still useful as frames.',
    ],
    whenToUse: [
      'Your putter swings inside on the way back and inside again after the ball.',
      'You aim well with little on the head.',
      'You play quick greens, where touch counts more than shove.',
      'You like to feel right away where on the face you hit it.',
    ],
    priceRange:
      'From about $100 to $600. Milling from one block of steel is what you pay for at the top. A plain cast head can roll the ball just as true.',
    brands: ['PING', 'Scotty Cameron', 'Odyssey', 'TaylorMade', 'Mizuno', 'Cleveland'],
    tips: [
      'Lay a club on the green along your toes and film the stroke from above. The arc will show.',
      'Tape two coins to the face, a ball’s width apart, and putt between them.',
      'Let the toe pass the heel after impact. Holding the face square fights this head.',
      'Check the loft if your putts hop. Hands far forward can take it down to nothing.',
    ],
    commonMistakes: [
      'Buying a strong toe hang for a straight stroke, and pushing short putts.',
      'Choosing one because a champion has it. Tour players hit the centre far more often.',
      'Letting the neck get bent in travel and never having it checked.',
    ],
    proInsights: [
      'Toe hang is not on or off. Fitters speak of a clock: four o’clock hangs a little, six o’clock hangs full.',
      'A longer neck or a shaft set nearer the middle lowers toe flow. So the pipe can matter more than the head. [2]',
      'A little extra weight, such as lead tape under the sole, steadies a blade that feels nervous.',
    ],
  },
  relatedTopics: ['putters', 'mallet-putters', 'grip-fitting'],
  sources: [
    { text: 'Usual account of the putter’s history and usual trade figures' },
    {
      text: 'Team Titleist on neck design and toe flow',
      address:
        'https://titleist.com.sg/teamtitleist/team-titleist/f/scotty-cameron-putters/48625/did-you-know-neck-design/277201',
    },
    { text: 'List of equipment, 2022 to 2024' },
  ],
}
