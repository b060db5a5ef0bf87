import type { Topic } from '../topic.ts'

export const TOPIC: Topic = {
  id: 'driver',
  title: 'Driver',
  category: 'drivers',
  description:
    'The longest club in the bag and the one you hit from a tee. What loft, length and forgiveness do for you.',
  priceRange: 'About $250-$700 new',
  detailedOverview: [
    'The driver sends the ball farther than any other club, and only from a tee. Its head is hollow and as big as the rules allow: 460 cc, plus a little for tolerance in the making. The shaft is the longest you own. Both help distance. Both make the club harder to aim. [1]',
    'Loft is the first thing to get right. Loft is how far the face leans back. Most golfers need more of it than they think, because slow swings need height to carry. Bagwise starts from 12 degrees below 90 mph, 9 degrees above 105 mph, and 10.5 degrees in between. [2]',
    'Where you strike the ball matters more than how hard. A strike near the middle of the face gives a ball speed of up to about 1.5 times the speed of the club. That ratio is called smash factor. A strike near the toe or the heel loses speed and bends the flight. [3]',
    'So judge a driver by its poor shots. A forgiving head loses little when you miss the middle. The best one for you is seldom the one with the single longest hit. It is the one whose fifth best shot you would still be glad to play from.',
  ],
  details: {
    purpose:
      'To start long holes with as much carry as you can control, so that the next shot is shorter. Carry is the way through the air, before the ball runs out.',
    keySpecs: [
      {
        name: 'Loft',
        description:
          'Shops sell about 8.5 to 13.5 degrees. One guide tells a typical man to begin at 10.5 or more. [4]',
      },
      {
        name: 'Length',
        description:
          'Stock drivers of 2024 measure 45.5 to 46 inches. The limit is 48 inches, and tours may set it at 46 inches. [3] [5]',
      },
      {
        name: 'Head size',
        description: 'At most 460 cc, 5 inches from heel to toe and 2.8 inches from sole to crown. [1]',
      },
      {
        name: 'Spring of the face',
        description: 'A test pendulum may rest on the face for 257 microseconds at most, tolerance included. [6]',
      },
      {
        name: 'Resistance to twisting',
        description: 'Called moment of inertia, or MOI. The rules stop it at 5,900 g cm², plus 100 for tolerance. [6]',
      },
    ],
    features: [
      'A large hollow head with its weight pushed to the edges and the back.',
      'A thin face that gives a little at impact and springs back.',
      'Often a sleeve that changes loft and lie by a degree or two.',
      'Sometimes a movable weight that fights a slice or lowers spin.',
    ],
    whenToUse: [
      'From the tee on holes where length helps and there is room at the side.',
      'When the trouble lies short of where your drive comes down.',
      'Not when your usual curve would bring water or out of bounds into play.',
    ],
    priceRange:
      'About $250 to $700 new. Leading models of 2024 listed at about $499 to $699. A driver two or three years old costs far less and gives up very little. [7]',
    brands: ['TaylorMade', 'Callaway', 'PING', 'Titleist', 'Cobra', 'Cleveland'],
    tips: [
      'Tee the ball so that half of it shows above the head.',
      'Play it from inside your lead heel, which lets the club meet it on the way up.',
      'Spray foot powder on the face now and then. The marks show where you really strike it.',
      'If you slice, look at loft and a square face first, then at a head built to draw.',
    ],
    commonMistakes: [
      'Buying 9 degrees because strong players do. Too little loft costs carry and adds curve.',
      'Choosing the longest shaft in the shop. The longer it is, the harder the middle of the face is to find.',
      'Pulling driver on every par 4 and 5 out of habit.',
    ],
    proInsights: [
      'Tour players launch a drive at about 10 degrees with some 2,500 rpm of spin. Slower swings want to start it higher. [8]',
      'Scratch players find about 51 per cent of fairways and 20 handicaps about 41. A ball in the trees costs more than a fairway missed by a yard. [9]',
      'A fitter changes one thing at a time: loft first, then shaft, then weights.',
    ],
  },
  relatedTopics: ['shaft-flex', 'launch-monitors', 'fairway-woods', 'compression', 'driving-iron'],
  sources: [
    { text: 'Equipment Rules of the USGA and The R&A, 2019, as quoted by Haggin Oaks and golfclub-technology.com' },
    { text: 'Bagwise, rule for driver loft in the equipment fitting' },
    { text: 'Usual trade figures of 2024; makers differ' },
    { text: 'Extract of a fitting guide at schweitzer-online.de' },
    { text: 'Length limit and Model Local Rule G-10, as reported by eriesclubhouse.com and thegolfnewsnet.com' },
    { text: 'Limits of the USGA and The R&A for characteristic time and moment of inertia' },
    { text: 'United States list prices of 2023 and 2024' },
    { text: 'TrackMan, averages of the PGA Tour 2023 (171 mph, 10.4 degrees, 2,545 rpm)' },
    { text: 'Arccos, fairways hit by handicap' },
  ],
}
