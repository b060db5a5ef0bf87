import type { Topic } from '../topic.ts'

export const TOPIC: Topic = {
  id: 'game-improvement-irons',
  title: 'Game Improvement Irons',
  category: 'irons',
  description: 'Irons built to forgive: wide soles, hollowed backs and strong lofts, and what they cost you in return.',
  priceRange: 'About $500-$1,200 a set new',
  detailedOverview: [
    'Game improvement irons are made for golfers who do not always find the middle of the face. That is most of us. The back is hollowed out, and the saved weight goes to the rim and the sole. This is perimeter weighting: the head twists less when you miss toward toe or heel. [1]',
    'They also have less loft than classic irons. A 7-iron of this kind has about 28 to 31 degrees. A traditional blade, thin and solid, has 34 or 35. The ball starts faster and still climbs, since the weight sits so low. Much of the promised extra distance is just a stronger club with the same number. [1]',
    'That has a price at the short end. A club of 43 degrees marked P is the 9-iron of old, while your sand wedge stayed where it was. Plan for one more club between them. Compare degrees when you shop, not the numbers on the soles. [2]',
    'Who should play them? Bagwise suggests this type above a handicap of 15, or when you have none yet. Many better players use them in the long irons and something slimmer below. No one hands out strokes for thin soles. [3]',
  ],
  details: {
    purpose:
      'To keep iron shots high and close to straight when the strike is not perfect, so that a fair swing gets a fair result.',
    keySpecs: [
      { name: 'Loft steps', description: 'Each club has about 4 degrees more than the one before. [4]' },
      {
        name: 'Length',
        description: 'On one table 39 inches for the 3-iron, then 38, 37 and 36 inches for the 5, 7 and 9. [5]',
      },
      {
        name: 'Shaft weight',
        description: 'Steel about 85 to 130 g, graphite about 50 to 95 g. Lighter is easier to swing fast. [1]',
      },
      {
        name: 'Grooves',
        description: 'At most 0.035 inch wide and 0.020 inch deep, and at least 0.075 inch apart. [6]',
      },
      {
        name: 'Offset',
        description: 'The leading edge sits behind the line of the shaft, which gives the face time to close.',
      },
    ],
    features: [
      'A wide sole that skids when you hit a little behind the ball.',
      'A cavity back, or a hollow body filled with foam.',
      'A thin, fast face on the longer irons.',
      'A thicker top line, which some golfers like to look down on and some do not.',
    ],
    whenToUse: [
      'As a first full set, from the 5- or 6-iron down.',
      'When the marks of impact turn up all over the face.',
      'If you need height to stop the ball on the green.',
    ],
    priceRange:
      'About $500 to $1,200 a set new. Bagwise counts on $600 to $800. Slimmer irons for skilled players listed near $1,400 in 2023 and 2024. [3] [7]',
    brands: ['Callaway', 'PING', 'TaylorMade', 'Cobra', 'Mizuno', 'Srixon'],
    tips: [
      'Have the lie checked. With the wrong one, even a clean strike starts off line.',
      'If the 5-iron goes no farther than the 6, trade both long irons for something easier.',
      'Compare carry and height in a test, with your own ball if the shop allows it.',
      'Try graphite when your hands ache or your tempo is slow. It is no sign of weakness.',
    ],
    commonMistakes: [
      'Paying for 10 yards that come from loft alone.',
      'Mixing a strong new set with old wedges and never measuring the step between.',
      'Picking blades to force yourself to improve. Poor hits teach little that a face sticker does not.',
    ],
    proInsights: [
      'Watch the landing, not the length. A stronger 7-iron helps only if it still comes down steeply enough to hold.',
      'Fitters like about 8 to 12 yards between irons. Fast faces can turn that into an uneven stair. [8]',
      'A 7-iron stood at about 40 degrees in 1983 and 32 in 2014 by one count. So do not measure yours against your father’s. [9]',
    ],
  },
  relatedTopics: ['hybrids', '3-iron', 'shaft-flex', 'pitching-wedge'],
  sources: [
    { text: 'Usual trade figures; makers differ' },
    { text: 'Usual lofts of game improvement and traditional sets' },
    { text: 'Bagwise, rule for the type of iron in the equipment fitting' },
    { text: 'Loft chart of retrogolfer.co.uk' },
    { text: 'Length table of dimensionsguide.com' },
    {
      text: 'USGA, Supplement D: grooves in the impact area',
      address: 'https://www.usga.org/custom-search-pages/rules/equipment-rules/rule-2147483652.html',
    },
    { text: 'United States list prices of 2023 and 2024' },
    { text: 'Rule of thumb of several club fitters' },
    { text: 'Iron lofts then and now, in guides such as thegolfdoctor.com.au' },
  ],
}
