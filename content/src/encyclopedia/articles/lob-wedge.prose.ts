import type { Topic } from '../topic.ts'

export const TOPIC: Topic = {
  id: 'lob-wedge',
  title: 'Lob Wedge',
  category: 'wedges',
  description:
    'The highest and shortest shots in golf. A clever club for a few situations and a risky one for the rest.',
  priceRange: 'About $100-$190',
  detailedOverview: [
    'A lob wedge sends the ball up more steeply than any other club. It usually has 58 to 60 degrees of loft, and shops sell it up to 64. It is for the moment when you must stop the ball with no green to work with. [1] [2]',
    'The same loft makes it touchy. A full swing is hard to control for distance: a little more or less spin, or a strike one groove higher, changes the carry by many yards. Most coaches teach it as a greenside club, for swings between hip and shoulder. [3]',
    'Sole and turf decide how well yours works. Bounce runs from about 4 to 12 degrees on this club, more spread than on any other. A head with little of it opens easily and suits a flop shot, a high soft lob from tight grass. On soft ground it digs. [3] [4]',
    'Do you need one? Count the times in your last three rounds when you had to clear something and stop within a few steps. If the answer is once, the sand wedge with an open face will do. If your course has raised greens and deep bunkers, the club can earn its place.',
  ],
  details: {
    purpose: 'To play short shots that fly high, land softly and stay close to where they land.',
    keySpecs: [
      { name: 'Loft', description: 'Suggested at 58 to 60 degrees. Bagwise notes 60 as long as you enter none. [1]' },
      { name: 'Length', description: 'About 35 inches, the shortest club besides the putter. [5]' },
      { name: 'Bounce', description: 'Anything from 4 to 12 degrees, depending on the grind of the sole. [3]' },
      { name: 'Full carry', description: 'With a 95 mph driver swing you carry it 70 yards. [1]' },
    ],
    features: [
      'Metal ground off at heel and toe, so that an open face stays low to the ground.',
      'Grooves right across the face on many models.',
      'A shaft one small step shorter than that of the sand wedge.',
      'Less sole under the ball, which needs cleaner contact.',
    ],
    whenToUse: [
      'A bunker or ridge between you and a pin cut close to it.',
      'From a bunker with a steep face, when height is everything.',
      'From fluffy grass near the green, with the ball sitting up a little.',
      'Not from bare ground under pressure, unless you have practised it this week.',
    ],
    priceRange:
      'Expect about $100 to $190. Sharp grooves count more here than on other clubs, so a worn bargain is no bargain. [6]',
    brands: ['Titleist Vokey', 'Cleveland', 'TaylorMade', 'Callaway', 'PING'],
    tips: [
      'Open the face first, then take your grip. Turning your hands afterwards just closes it again.',
      'Let the swing be long and lazy. High shots need more length of swing than you expect.',
      'Land it on a towel from 10, 15 and 20 paces, and you own three useful shots.',
      'Stay on the lead foot throughout. Leaning back brings the edge into the ball.',
    ],
    commonMistakes: [
      'Playing the heroic shot when a low runner would finish nearer on average.',
      'Sliding under a ball that sits high in rough, so that it drops at your feet.',
      'Carrying 56, 58 and 60 because the box had three places.',
    ],
    proInsights: [
      'Good players choose the lowest shot that stops in time. This club comes out last, not first.',
      'Two golfers with equal lofts can need opposite soles. Steep swings like 10 degrees of bounce and more, sweepers like 6. [7]',
      'With 58 instead of 60 degrees you give up little height and gain an easier full swing.',
    ],
  },
  relatedTopics: ['wedges', 'sand-wedge', 'bounce-angle'],
  sources: [
    { text: 'Bagwise, suggested loft, usual loft and standard carry of the club' },
    { text: 'Range of lofts on sale at golfbidder.co.uk and thesandtrap.com' },
    { text: 'Usual trade figures and common teaching' },
    { text: 'nationalclubgolfer.com on low bounce and flop shots' },
    { text: 'Length table of dimensionsguide.com' },
    { text: 'United States shop prices of 2024' },
    {
      text: 'golfwrx.com and nationalclubgolfer.com on bounce and swing; the degrees follow the classes of the Vokey guide',
    },
  ],
}
