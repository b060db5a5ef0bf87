import type { Topic } from '../topic.ts'

export const TOPIC: Topic = {
  id: 'bounce-angle',
  title: 'Bounce Angle',
  category: 'technology',
  description: 'The number on a wedge that few golfers read: how the sole meets the ground, and how to choose it.',
  priceRange: 'No cost of its own; you choose it with the wedge',
  detailedOverview: [
    'Look at a wedge from the toe. The front edge, called leading edge, sits higher than the lowest point of the sole. The angle between them is the bounce. It keeps the club from digging: the sole touches first and pushes the edge up and onward. [1]',
    'The guide of the Vokey wedges sorts it into three classes. Low bounce is 4 to 6 degrees, middle 7 to 10, and high is anything above 10. Do not take those words across brands. Other guides call everything up to 10 low and begin high at 14 or even 16. Compare the degrees. [1] [2]',
    'Two things decide what you need: the ground and your swing. Firm turf and coarse sand suit low bounce. Soft turf, long grass and fluffy sand suit high bounce. Steep swings, which take deep divots, usually need more of it. Shallow swings, which brush the grass, need less. [1] [3]',
    'The figure is only half of the story. A wide sole with 8 degrees can play like a narrow one with more. A grind, metal removed at heel, toe or back edge, changes it again once you open the face. Try the club on grass, because a mat hides all of this. [4]',
  ],
  details: {
    purpose:
      'To match the sole of your wedges to your ground and your swing, so that a slightly poor strike still works.',
    keySpecs: [
      { name: 'Low', description: '4 to 6 degrees in the Vokey classes: tight lies, hard ground, firm bunkers. [1]' },
      { name: 'Middle', description: '7 to 10 degrees. The safe answer if you play many courses. [1]' },
      { name: 'High', description: 'Above 10 degrees, for soft ground and golfers who dig. [1]' },
      {
        name: 'Sole width and grind',
        description: 'Width adds help, ground-off heel and toe make room for an open face. [4]',
      },
    ],
    features: [
      'Stamped next to the loft, as in 56.10: 56 degrees of loft, 10 of bounce.',
      'It grows when you open the face and shrinks when you lean the shaft forward.',
      'More of it lifts the leading edge higher off firm ground.',
      'It exists on every iron, but only on wedges do you get to choose.',
    ],
    whenToUse: [
      'When you buy a wedge, next to the loft.',
      'If you hit behind the ball on soft ground: look for more.',
      'If you catch the ball thin from hard lies: look for less, or a narrower sole.',
      'When your home club has sand that is either very deep or very firm.',
    ],
    priceRange:
      'It has no cost of its own. A wedge with 6 degrees and one with 12 sell for the same money. Having a sole ground to order is a luxury for specialists.',
    brands: ['Titleist Vokey', 'Cleveland', 'Callaway', 'TaylorMade', 'PING'],
    tips: [
      'Own one high and one low bounce among your wedges, and you are ready for most ground.',
      'Read your divots. Deep and short: you need more. Thin or none: less.',
      'Give the sand wedge the larger figure if you have no other preference.',
      'Put the shaft upright at address to use the sole. A forward lean takes it away.',
    ],
    commonMistakes: [
      'Reading only the loft on the box.',
      'Taking low bounce because the pros seem to like it. Many of them do not.',
      'Comparing the word “mid” of two brands as if it were a measure.',
    ],
    proInsights: [
      'In doubt, lean to the larger figure. Bob Vokey calls bounce a friend, because it forgives a strike that arrives a little early. [1]',
      'A low-bounce lob wedge and a high-bounce sand wedge make a sensible pair, since each covers the weak spot of its partner.',
      'Conditions change by season. The wedge that digs in March may be perfect in August.',
    ],
  },
  relatedTopics: ['wedges', 'sand-wedge', 'lob-wedge'],
  sources: [
    {
      text: 'Vokey guide to wedge bounce, Team Titleist',
      address:
        'https://www.titleist.ca/teamtitleist/ca/b/weblog/posts/vokey-ultimate-guide-to-wedges-wedge-bounce-explained',
    },
    {
      text: 'Other classes: golfballs.com, and likewise comanchetrace.com',
      address: 'https://www.golfballs.com/blog/difference-between-low-medium-high-bounces/',
    },
    { text: 'golfwrx.com and nationalclubgolfer.com on steep and shallow swings' },
    { text: 'golf-gear.com on sole width and grind' },
  ],
}
