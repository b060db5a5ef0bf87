import type { Topic } from '../topic.ts'

export const TOPIC: Topic = {
  id: 'grip-fitting',
  title: 'Grip Fitting',
  category: 'fitting',
  description:
    'The only part of the club you touch: how to find your size, when to change grips, and what it does to the ball.',
  priceRange: 'About $6-$15 a grip, putter grips $20-$45',
  detailedOverview: [
    'The right grip lets you hold on without squeezing. Too thin, and the hands work hard to keep the club from turning. Too thick, and the wrists cannot release. It is the cheapest part of a fitting, and the one most golfers skip.',
    'Measure your hand from the crease of the wrist to the tip of the middle finger. Under 7 inches counts as small in Bagwise, 7 to 8 inches as medium, over 8 inches as large. Start with undersize, standard, and midsize or jumbo. [2] [3]',
    'Charts do not agree, so use them to start. One puts midsize at 7 to 8.5 inches and jumbo from 8.5 inches. Another, of a large grip maker, keeps standard up to 8.75 inches. Finger length, glove and habit all play in. In the end the size that lets you relax is right. [1] [4]',
    'Then check on the club. Take your normal hold with the lead hand, the upper one. The tips of the two middle fingers should just touch the pad of the thumb or come within a pencil of it. If they dig in, go thicker. If a wide gap stays, go thinner.',
  ],
  details: {
    purpose: 'To let your hands hold the club lightly and bring the face back the same way each time.',
    keySpecs: [
      {
        name: 'Sizes',
        description: 'Undersize, standard, midsize and jumbo, in fine steps of 1/64 inch. [5]',
      },
      {
        name: 'Diameter',
        description:
          '2 inches below the cap a standard grip has 0.900 inch. Midsize adds 1/16 inch and jumbo 1/8 inch. [4]',
      },
      {
        name: 'Core',
        description:
          'Figures such as 58, 60 and 62 give the inside in hundredths of an inch. It must suit the shaft. [4]',
      },
      { name: 'Life', description: 'Keen golfers change once a year, others every two or three. [6]' },
    ],
    features: [
      'Rubber for most weather, cord for rain and sweat, soft compounds for sore hands.',
      'A raised line on the underside of some, to place the hands alike each time.',
      'Less taper on modern models, so that the lower hand stays quiet.',
      'Layers of tape below, to build any size in between.',
    ],
    whenToUse: [
      'When the rubber shines or feels slick in the morning dew.',
      'If your glove wears through at the heel of the hand.',
      'After hand pain, or when fingers have grown stiff.',
      'With any used club, before you judge it.',
    ],
    priceRange:
      'About $6 to $15 a grip, and $20 to $45 for a putter. A shop adds a few dollars for the work. With tape, solvent and an evening you can do it yourself. [4]',
    brands: ['Golf Pride', 'Lamkin', 'Winn', 'SuperStroke', 'Iomic'],
    tips: [
      'Wash grips with dish soap and a brush each month. They come back to life.',
      'Change a single club first and play it for a week.',
      'Keep the same size through the set, the putter aside.',
      'Have new grips lined up with the face square, or the raised line will mislead you.',
    ],
    commonMistakes: [
      'Taking the size by height or by what a stronger friend plays.',
      'Keeping ten-year-old rubber on expensive heads.',
      'Forgetting the weight. With a heavy grip the head seems to vanish.',
    ],
    proInsights: [
      'Too small tends to help a hook, too large a push or slice. Try a size before you rebuild a swing. [1]',
      'Every 1/4 inch counts: by one rule each of them beyond the standard finger length changes the grip by 1/64 inch. [5]',
      'On putters thick grips calm busy wrists. Golfers with fine touch on long putts may lose some of it.',
    ],
  },
  relatedTopics: ['shaft-flex', 'putters', 'blade-putters', 'mallet-putters'],
  sources: [
    {
      text: 'golflaunchlab.com, chart of grip sizes',
      address: 'https://golflaunchlab.com/guides/golf-grip-size-chart',
    },
    { text: 'Bagwise, classes of hand size in the profile' },
    {
      text: 'loggerheadgolf.com, choosing a grip size',
      address: 'https://loggerheadgolf.com/buying_guide/choosing-grip-size/',
    },
    { text: 'Usual trade figures; makers differ' },
    {
      text: 'AZ Central on steps of grip size',
      address: 'http://healthyliving.azcentral.com/can-determine-size-golf-club-grips-use-8551.html',
    },
    {
      text: 'Hireko Golf on grips and regripping',
      address: 'https://www.hirekogolf.com/modern-guide-to-golf-club-fitting-grip-it-and-rip-it-with-confidence',
    },
  ],
}
