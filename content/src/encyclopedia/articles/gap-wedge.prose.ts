import type { Topic } from '../topic.ts'

export const TOPIC: Topic = {
  id: 'gap-wedge',
  title: 'Gap Wedge',
  category: 'wedges',
  description: 'The club with five names that fills the hole between the pitching wedge and the sand wedge.',
  priceRange: 'About $100-$190',
  detailedOverview: [
    'Your set may already have one and hide it. The gap wedge is also sold as approach wedge (A), utility wedge (U), attack wedge or dual wedge (D). All of them mean the same: a loft between pitching wedge and sand wedge. [1]',
    'It exists because irons grew stronger. Pitching wedges lost loft while the sand wedge stayed at about 56 degrees. That opened a step of 8 to 12 degrees with no club in it. At 95 mph of driver speed it is worth about 30 yards. A third wedge cuts it in two. [1] [2]',
    'To choose, halve the step. With a pitching wedge of 46 and a sand wedge of 56, take 50 to 52. With 43 and 54, take 48 or 49. The whole market spans 48 to 54 degrees, so the right one exists. Bagwise assumes 52 until you tell it more. [1] [2]',
    'Should it come from the iron set or from a wedge maker? For swings in full take the one that matches your 9-iron in shaft and look. If you like to open the face around the green, take the one that goes with your sand wedge.',
  ],
  details: {
    purpose:
      'To give you one full, easy swing for the distance where a pitching wedge is too much and a sand wedge too little.',
    keySpecs: [
      { name: 'Loft', description: 'Suggested at 50 to 52 degrees; on sale from 48 to 54. [1] [2]' },
      { name: 'Length', description: 'About 35.5 inches, the same as the pitching wedge on most tables. [3]' },
      { name: 'Bounce', description: 'Middle values of about 8 to 10 degrees work nearly everywhere. [1]' },
      { name: 'Carry', description: 'Bagwise reckons with 100 yards at 95 mph of driver speed. [2]' },
    ],
    features: [
      'Enough loft to stop a full shot, and little enough to keep it out of the wind.',
      'A sole somewhat rounder than a set iron, yet not as wide as for sand.',
      'The longest wedge that many golfers still trust for a chip.',
      'Cavity-back and blade heads, so it can go with either neighbour.',
    ],
    whenToUse: [
      'Full approaches from about 80 to 110 yards, depending on your speed.',
      'Pitches from 40 to 60 yards that should land and release.',
      'Basic chips from short grass, in the place of a lob.',
      'Firm or wet bunkers, where a big sole would bounce into the ball.',
    ],
    priceRange:
      'About $100 to $190. The version from your iron set often costs the same as a single iron. Last year’s wedge models are a safe place to save. [4]',
    brands: ['Titleist Vokey', 'Cleveland', 'Callaway', 'PING', 'TaylorMade', 'Mizuno'],
    tips: [
      'Find the carry of both neighbours first and aim for the middle between them.',
      'Grip down an inch and note the yards it takes off. That is one more club for nothing.',
      'Make this your default for chips for a month, then count your putts.',
      'Enter its real loft in your bag. The picture of your gaps follows from it.',
    ],
    commonMistakes: [
      'Buying 52 because everyone has 52, next to a pitching wedge of 41.',
      'Softening a pitching wedge instead. Slowing down is the hardest shot there is.',
      'Letting it overlap: 50 and 52 in one bag do a single job.',
    ],
    proInsights: [
      'The same club goes about 126 yards for a scratch player, 104 yards at 15 handicap and 79 yards at 25. Trust your own yardage. [5]',
      'Slower swings see smaller steps. Four degrees may be worth 6 or 7 yards there, and then fewer wedges do. [6]',
      'It makes a fine first club on the range before a round: ten balls, half speed, one target.',
    ],
  },
  relatedTopics: ['wedges', 'pitching-wedge', 'sand-wedge', 'club-gapping'],
  sources: [
    { text: 'Usual trade figures and names; makers differ' },
    { text: 'Bagwise, suggested loft, usual loft and standard carry of the club' },
    { text: 'Length table of dimensionsguide.com' },
    { text: 'United States shop prices of 2024' },
    { text: 'Shot Scope, wedge distances by handicap, as shown by golflynk.com' },
    { text: 'Tom Wishon, club designer, on loft steps at slower speeds' },
  ],
}
