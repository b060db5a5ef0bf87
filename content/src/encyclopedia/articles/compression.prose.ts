import type { Topic } from '../topic.ts'

export const TOPIC: Topic = {
  id: 'compression',
  title: 'Ball Compression',
  category: 'technology',
  description:
    'How far a ball gives when it is struck, what that does to speed and feel, and why slow swings need not play soft.',
  priceRange: 'Balls about $15-$58 a dozen',
  detailedOverview: [
    'Compression measures how much a ball deforms under a load. The scale runs from 0 to 200 in theory. Balls on sale sit roughly between 40 and 100. A test lab found 46 for the Wilson DUO Soft and 84 for the Bridgestone Tour B XS. The Titleist Pro V1 is listed at 87. [1] [2]',
    'Take every figure with “about” in front. There is no common test, so the numbers of two brands do not compare. Even one ball can be listed at 38 by its maker and 47 by a lab. [3] [4]',
    'The old rule says: slow swing, soft ball. Tests do not bear it out. With a robot, soft balls lost about 4.5 mph of ball speed at 115 mph, and still about 2 mph at 85 mph. A test of 2026 at 85 mph found no ball below 75 that beat the Pro V1 off the driver. Soft is a little slower for all of us. [5] [6]',
    'So why play soft? For the feel and the sound, above all on the putter. Those are good reasons. Just separate them from distance, and from spin. What stops a pitch is the cover: urethane grips the grooves, while the firmer covers of cheap balls let it slide.',
  ],
  details: {
    purpose: 'To choose a ball that feels right around the green and costs you nothing from the tee.',
    keySpecs: [
      { name: 'Soft', description: 'Up to about 60, such as the Wilson DUO Soft at 46. [2]' },
      { name: 'Middle', description: 'About 60 to 85; many three-piece balls live here. [4]' },
      { name: 'Firm', description: 'From about 85 up. Most tour balls, the Pro V1 at 87 among them. [2] [4]' },
      {
        name: 'Size and weight',
        description: 'At least 1.680 inches (42.67 mm) across and at most 1.620 ounces (45.93 g). [7]',
      },
      {
        name: 'Speed limit',
        description: 'Off a test device a ball may start at 250 feet a second, plus 2 per cent. [7]',
      },
    ],
    features: [
      'Softer balls sound lower and leave the putter a touch later.',
      'Firm cores give more speed, most of all to fast swings.',
      'A soft core lowers spin on full shots, which helps the driver more than the short irons.',
      'Cold makes each ball firmer and slower.',
    ],
    whenToUse: [
      'When you choose between two balls with the same cover.',
      'If putts come off too hot or too dull for your taste.',
      'As your speed passes 105 mph, where one maker’s lab advises 80 or more. [8]',
    ],
    priceRange:
      'About $15 to $58 a dozen. Soft two-piece balls begin at the low end; tour balls with urethane covers near $55. Compression itself is not what you pay for. [4]',
    brands: ['Titleist', 'Callaway', 'TaylorMade', 'Bridgestone', 'Srixon', 'Wilson'],
    tips: [
      'Test from the green backward: putts and chips first, wedges next, driver last.',
      'Play one model for five rounds. Changing balls costs more than a wrong number.',
      'Buy what you can afford to lose without a flinch.',
      'Keep balls in the house in winter, not in the car.',
    ],
    commonMistakes: [
      'Believing that a slow swing cannot “compress” a firm ball. Every full swing does.',
      'Comparing printed figures of different makers.',
      'Choosing by driver feel. You putt with it far more often.',
    ],
    proInsights: [
      'The lab of TaylorMade tells slower golfers that they can play any ball. Choose by flight and by wedge spin. [8]',
      'Balls must not fly beyond 317 yards plus 3 yards in the overall distance test, struck at 120 mph. No rule about your ball changes before January 2030. A faster test, at 125 mph, is proposed for then, and other ways are being looked at again. Buy for today. [9] [10]',
      'Most club golfers are expected to lose 5 yards or less by such a test. [9]',
    ],
  },
  relatedTopics: ['driver', 'launch-monitors', 'shaft-flex'],
  sources: [
    { text: 'hkprogolf.com on the compression scale' },
    { text: 'MyGolfSpy Ball Lab, DUO Soft of 2023 and Tour B XS of 2022, as shown by golflynk.com' },
    { text: 'Golf Digest, 2009, and golflynk.com on the missing standard' },
    { text: 'Bagwise, catalogue of 24 balls; the Callaway Supersoft is the one with 38 (maker) and 47 (MyGolfSpy)' },
    { text: 'MyGolfSpy, robot test, in an article on the Bridgestone e6 of 2019' },
    { text: 'MyGolfSpy, ball test of 2026, as quoted elsewhere' },
    { text: 'Rules for balls as quoted by franklygolf.com and Virginia Golfer, 2013' },
    { text: 'TaylorMade, advice on compression, 2019' },
    {
      text: 'Overall Distance Standard of the USGA and The R&A, as reported by Australian Golf Digest',
      address: 'https://australiangolfdigest.com.au/golf-ball-rollback-reverse-engineering',
    },
    {
      text: 'Golf Monthly and Australian Golf Digest in 2026 on the single date of January 2030',
      address: 'https://www.golfmonthly.com/news/golf-ball-rollback-tweaked-governing-bodies-feedback',
    },
  ],
}
