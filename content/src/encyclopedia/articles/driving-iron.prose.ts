import type { Topic } from '../topic.ts'

export const TOPIC: Topic = {
  id: 'driving-iron',
  title: 'Driving Iron',
  category: 'irons',
  description:
    'A hollow long iron for the tee and the wind, also called utility iron. Who gets on with it, and who should not.',
  priceRange: 'About $180-$280',
  detailedOverview: [
    'A driving iron is a long iron with modern insides. Most have a hollow body, a thin springy face and a sole wider than that of a blade. From above it still looks like an iron, only a bit fuller. Many shops call it a utility iron. [1]',
    'It sits between two worlds. Against a plain 3-iron it is faster and kinder to poor hits. Against a hybrid of the same loft it flies lower, because its weight lies nearer to the face and higher up. The lower flight is the point: less time in the wind, more run on firm ground. [1] [2]',
    'That is why tour players add one for links golf by the sea. Firm, bouncy fairways reward a ball that lands shallow and keeps going. On a soft inland course in spring the same ball plugs, and a wood would have gone farther. [2]',
    'It needs speed. Roughly 95 mph with the driver is a fair lower line. Below that the ball may never reach the height that gives it carry. Test on grass or a tee, never from a mat alone, since mats forgive a heavy strike. [1]',
  ],
  details: {
    purpose:
      'To put the tee shot in play with a low, strong flight, when position counts for more than the last yards.',
    keySpecs: [
      { name: 'Loft', description: 'From about 16 to 24 degrees, in place of a 2-, 3- or 4-iron. [1]' },
      { name: 'Length', description: 'About 39 to 40 inches, a touch longer than a set iron. [1]' },
      {
        name: 'Shaft',
        description: 'Often graphite, and often the kind made for hybrids, to add speed and height. [1] [2]',
      },
      { name: 'Driver speed', description: 'Best above roughly 95 mph. [1]' },
    ],
    features: [
      'A shell with nothing inside, or with something soft that tames the sound.',
      'Heavy metal low in the head of many models, to help the launch.',
      'Less offset than a game improvement iron.',
      'Adjustable loft on a few, which is rare among irons.',
    ],
    whenToUse: [
      'Tight tee shots where your wood would reach trouble.',
      'Long holes into the wind, on hard ground.',
      'Second shots that may run up through an open front.',
      'Low escapes under trees, when you need length as well.',
    ],
    priceRange:
      'About $180 to $280. It is sold singly, so you can try one loft before you change the whole top of your bag. [3]',
    brands: ['Titleist', 'TaylorMade', 'PING', 'Srixon', 'Callaway'],
    tips: [
      'Tee it so low that the ball seems to sit on the grass.',
      'Finish short and low for the flattest flight; finish high when you want carry.',
      'Ask for total distance and carry in the fitting. Here the two lie far apart.',
      'Pick the loft by the yardage you lack, not by the number you used to play.',
    ],
    commonMistakes: [
      'Buying it for long approaches. On most greens the ball arrives too flat to hold.',
      'Fitting a heavy steel shaft to a club that needs speed.',
      'Expecting it to be straighter by nature. A low slice is still a slice.',
    ],
    proInsights: [
      'Put two models of one loft side by side, say a Titleist U505 and a PING iCrossover. Compare the flights, not the names. [3]',
      'A tour bag is not fixed. This club goes in for a windy week and a 7-wood for a soft one. [2]',
      'If your tee ball with it ends level with your 3-wood on dry ground, you have found a second driver that is easier to aim.',
    ],
  },
  relatedTopics: ['driver', '3-iron', 'hybrids'],
  sources: [
    { text: 'Usual trade figures; makers differ' },
    {
      text: 'USA Today on driving irons at the Open Championship',
      address: 'https://feeds.usatodaysports.com/tag/driving-irons/',
    },
    { text: 'Models and United States list prices of 2023 and 2024' },
  ],
}
