import type { Topic } from '../topic.ts'

export const TOPIC: Topic = {
  id: '3-iron',
  title: '3-Iron',
  category: 'irons',
  description: 'Once a part of the set, now a choice for few. What it takes, and when it still beats a hybrid.',
  priceRange: 'About $80-$220 as a single iron',
  detailedOverview: [
    'A generation ago the 3-iron came with the set. Today few sets off the rack include it; most begin at the 4- or the 5-iron. It did not get worse. Golfers found that other clubs do its job with less effort. [1]',
    'The reason is in its build. It has about 18 to 22 degrees of loft, a 39-inch shaft and a thin head with the weight near the face. To fly high it needs speed and a clean strike. Without them the ball comes out low, lands flat and runs. [1] [2]',
    'One test of Golf Monthly shows how sharp that edge is. At about 95 mph with these clubs, the 3-iron carried 196 yards and a 3-hybrid 202 yards. At about 76 mph the hybrid still carried 140 yards, while the 3-iron dropped to 112 yards. [3]',
    'Yet the club lives on for good reasons. It flies under the wind, it runs on firm ground, and a clean strike holds its line. In data of Arccos players of 10 handicap and better hit their 3-iron farther than their 3-hybrid, roll included. The hybrid only became the longer one at 17 handicap. [4]',
  ],
  details: {
    purpose: 'To hit long, low and controlled shots, from the tee first of all and from a good fairway lie.',
    keySpecs: [
      { name: 'Loft', description: 'Traditionally 20 or 21 degrees; modern strong sets have 18 or 19. [1] [5]' },
      { name: 'Length', description: 'Standard is 39 inches, 2 inches more than a 7-iron. [2]' },
      {
        name: 'Carry',
        description: 'Bagwise counts on 185 yards in its standard table, which is for 95 mph with the driver. [6]',
      },
      {
        name: 'Speed it wants',
        description: 'Below about 90 mph with the driver a hybrid is usually the better pick. [1]',
      },
    ],
    features: [
      'The same look as your other irons, so it feels familiar.',
      'A narrow sole that is quick through short grass.',
      'A flight that stays low even with a full swing.',
      'Little help when you strike it toward the toe or low on the face.',
    ],
    whenToUse: [
      'Off a low tee, on a narrow hole that does not need a wood.',
      'Into a strong wind, with ground that lets the ball run on.',
      'To punch out under branches and still cover 100 yards or more.',
      'As a long chip from a bank, when the ground in front is smooth.',
    ],
    priceRange:
      'About $80 to $220 as a single iron. Used ones often cost less still, because so many golfers swapped theirs. [7]',
    brands: ['Mizuno', 'Titleist', 'Srixon', 'TaylorMade', 'Callaway'],
    tips: [
      'Tee the ball even when you lay up. A half-inch tee helps more than a new shaft.',
      'Swing at 7-iron pace. The club is longer, so the speed comes by itself.',
      'Judge it by where the average shot stops, not by the best of a bucket.',
      'Hit ten with this and ten with a hybrid of equal loft, from turf, before you decide.',
    ],
    commonMistakes: [
      'Helping the ball up with the hands, which brings the low part of the face.',
      'Using it from the rough. The long grass shuts a thin head and kills the flight.',
      'Keeping it out of pride while the 4-iron goes as far.',
    ],
    proInsights: [
      'Golfers of 0 to 5 handicap get 52 yards more from a 3-iron than 20 to 25 handicaps do. From a 9-iron it is only 20 yards more. Long irons lay speed and strike bare. [8]',
      'Professionals carry it about 218 yards, low and held up by speed that few amateurs have. [9]',
      'Many own two clubs for this slot and pick by the forecast: iron for wind, hybrid for soft greens.',
    ],
  },
  relatedTopics: ['hybrids', 'driving-iron', 'game-improvement-irons'],
  sources: [
    { text: 'Usual trade figures; makers differ' },
    { text: 'Length table of dimensionsguide.com' },
    {
      text: 'Golf Monthly, hybrid, utility iron and long iron, 2019; speeds of 94 and 97, 75 and 77 mph',
      address: 'https://www.golf-monthly.co.uk/gear/gear-blog/hybrid-v-utility-iron-v-long-iron-carry-142562',
    },
    {
      text: 'Golf Monthly, August 2021, with data of Arccos from more than 300 million shots',
      address: 'https://www.pressreader.com/uk/golf-monthly/20210801/283184381429486',
    },
    { text: 'Loft chart of retrogolfer.co.uk: around 21 degrees' },
    { text: 'Bagwise, standard carry of the club' },
    { text: 'United States shop prices of 2024' },
    {
      text: 'Golf Monthly with data of Arccos: 0 to 5 against 20 to 25 handicap',
      address: 'https://golfmonthly.com/features/how-far-do-amateur-golfers-hit-their-irons-find-out-how-you-compare',
    },
    { text: 'TrackMan, averages of the PGA Tour 2023 (145 mph of ball speed, 10.3 degrees)' },
  ],
}
