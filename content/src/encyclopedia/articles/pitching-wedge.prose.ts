import type { Topic } from '../topic.ts'

export const TOPIC: Topic = {
  id: 'pitching-wedge',
  title: 'Pitching Wedge',
  category: 'wedges',
  description: 'The last iron of the set and the first of the wedges. Its loft decides which other wedges you need.',
  priceRange: 'Usually part of the iron set; about $100-$190 alone',
  detailedOverview: [
    'The pitching wedge is the short end of your irons and is made like the rest of them. Think of it as a 10-iron. Swing it in full first of all, pitch with it second, and chip with it when the ball needs to run.',
    'Its loft tells you what kind of set you own. Traditional sets put 46 to 48 degrees on it. Modern game improvement sets go down to 41 to 45, because all their irons are strong. Bagwise takes 46 degrees when you have not entered yours. [1] [2]',
    'This number matters more than any other in the lower half of the bag. With 43 degrees you need a gap wedge of 48 to 50, or the step to your sand wedge becomes a cliff. With 48 degrees you may do without that club. Look the figure up; it is on the maker’s page and seldom on the sole. [1]',
    'Golfers of all levels use it, and their distances lie far apart. In the figures of Shot Scope scratch players get about 141 yards from it, 15 handicaps about 121 yards and 25 handicaps about 90 yards. Only your own number helps you pick it. [3]',
  ],
  details: {
    purpose: 'To hit full approaches onto the green from roughly 80 to 140 yards, and running shots from much nearer.',
    keySpecs: [
      { name: 'Loft', description: 'Bagwise gives 44 to 48 degrees as a hint. Sets on sale span 41 to 48. [1] [2]' },
      { name: 'Length', description: 'About 35.5 inches on a standard table. [4]' },
      { name: 'Bounce', description: 'Low to middle, about 4 to 9 degrees, made for turf more than sand. [1]' },
      {
        name: 'Usual distance',
        description:
          'Bagwise shows 80 to 110 yards as typical. The stronger players of the overview are beyond it. [2]',
      },
    ],
    features: [
      'A head from the same mould as the 9-iron.',
      'A sole narrower than those of the other wedges.',
      'A lie and shaft that match your irons, so nothing new to learn.',
      'A stamp of P, PW or 10, depending on the maker.',
    ],
    whenToUse: [
      'Full approaches, as the natural step below the 9.',
      'Long chips: land just on the green, then roll for most of the way.',
      'Low pitches into wind, with a swing cut to three quarters.',
      'Escapes from deep rough, when you need height more than yards.',
    ],
    priceRange:
      'Usually part of the iron set. Alone it costs about $100 to $190. A wedge maker’s version looks smart but seldom fits the loft of the other irons. [5]',
    brands: ['PING', 'Callaway', 'TaylorMade', 'Titleist', 'Mizuno', 'Srixon'],
    tips: [
      'Measure it before you shop for the rest. Every later wedge hangs on this carry.',
      'Practise a swing to hip height. It gives you the yards no full club covers.',
      'Ball in the middle, hands quiet: the loft does the lifting.',
      'From a tight lie near the green, chip with this club instead of a more lofted one.',
    ],
    commonMistakes: [
      'Calling it a wedge and swinging it harder than the 9-iron.',
      'Replacing the irons and keeping the old gap wedge, now 9 degrees away.',
      'Flipping the wrists to add height that 46 degrees already provide.',
    ],
    proInsights: [
      'One coach’s gapping session found a single yard between pitching wedge and 9-iron in the bag of a very good player. Such surprises are common. [6]',
      'The best in the world swing this club at about 84 mph and stop it by the mark. Expect more roll at your own pace. [7]',
      'A bent loft is cheap: most shops can move it by a degree or two to even out a step.',
    ],
  },
  relatedTopics: ['wedges', 'gap-wedge', 'game-improvement-irons', 'club-gapping'],
  sources: [
    { text: 'Usual trade figures; retrogolfer.co.uk gives about 48 degrees for traditional sets' },
    { text: 'Bagwise, loft hint, usual loft and typical range of the club' },
    { text: 'Shot Scope, wedge distances by handicap, as shown by golflynk.com' },
    { text: 'Length table of dimensionsguide.com' },
    { text: 'United States shop prices of 2024' },
    {
      text: 'Matt Henderson, PGA, on distance gapping',
      address: 'https://matthendersongolf.com/why-distance-gapping-is-important/',
    },
    { text: 'TrackMan, averages of the PGA Tour 2023' },
  ],
}
