import type { Topic } from '../topic.ts'

export const TOPIC: Topic = {
  id: 'shaft-flex',
  title: 'Shaft Flex',
  category: 'fitting',
  description:
    'What the letters L, A, R, S and X tell you, what they hide, and how to find the shaft that suits your swing.',
  priceRange: 'About $40-$400 a shaft',
  detailedOverview: [
    'Flex says how easily a shaft bends. It is stamped as a letter: L for ladies, A or M for senior, R for regular, S for stiff and X for extra stiff. Some brands add TX for the fastest tour swings. [1]',
    'Speed gives the first guess. Bagwise uses the speed of your driver: ladies below 70 mph, senior below 85 mph, regular below 95 mph, stiff below 105 mph and extra stiff from there. If nothing is known, it says regular. Near a limit it has you try the softer one first. Other charts move those limits by 5 mph or more. [2] [3]',
    'Treat any chart as a starting point, because the letters have no common standard. A stiff shaft of one brand can play like a regular of the next. Tempo counts as well. A quick, hard change of direction at the top can need one flex more, a smooth one one flex less. [4] [5]',
    'Weight is the quieter half of the choice. A shaft that is too heavy tires you by the fourteenth hole. One that is too light makes the club hard to feel. When you test, change weight first, then flex, never both together.',
  ],
  details: {
    purpose: 'To let the head come back to the ball at the right moment, so that strike, height and direction repeat.',
    keySpecs: [
      { name: 'Below 70 mph', description: 'Ladies flex on a common chart. It suits any golfer of that speed. [3]' },
      { name: '70 to 80 mph', description: 'Senior flex on the same chart; others stretch it up to 85 mph. [3] [6]' },
      { name: '80 to 95 mph', description: 'Regular. A second chart starts it at 85 mph. [3] [7]' },
      { name: '95 to 110 mph', description: 'Stiff, or up to 105 mph where the next step comes sooner. [3] [7]' },
      { name: 'From 105 or 110 mph', description: 'Extra stiff, again depending on whose chart you read. [2] [3]' },
      {
        name: 'Weight and torque',
        description:
          'Driver shafts weigh about 40 to 80 g. Torque, their give in twisting, runs from 2 to 7 degrees. [6]',
      },
    ],
    features: [
      'Graphite for woods and hybrids; steel or graphite for irons.',
      'A bend profile: soft tips launch higher, firm tips lower.',
      'A lower torque figure feels firmer for the same letter.',
      'A shaft trimmed at the tip plays stiffer than its stamp.',
    ],
    whenToUse: [
      'Before you buy a driver: ask for two flexes of the same model.',
      'After a year of training, an injury or a big birthday.',
      'If good hits keep flying lower or higher than they should.',
      'As you put a set together, so that woods and irons feel related.',
    ],
    priceRange:
      'About $40 to $400 a shaft, and a little for the work of putting it in. The shaft that comes with a new club costs nothing extra and is right for most people. [6]',
    brands: ['Fujikura', 'Mitsubishi', 'Graphite Design', 'Project X', 'True Temper', 'KBS'],
    tips: [
      'No radar at hand? Good drives that carry about 185 to 215 yards go with regular, 215 to 245 yards with stiff. [8]',
      'Judge by the scatter of ten balls, not by the best of them.',
      'Between two letters, try the softer one first. It is easier to load when you are tired.',
      'Your irons may need another letter than your driver. Test them apart.',
    ],
    commonMistakes: [
      'Choosing stiff because it sounds strong.',
      'Trusting that S means the same in two shops.',
      'Cutting a long shaft down and not knowing that it is now firmer and lighter in the head.',
    ],
    proInsights: [
      'Too soft tends to fly higher and toward a hook, too stiff lower and toward a push or slice. [5]',
      'These are tendencies. Many golfers adapt within a bucket of balls, and then comfort and strike should decide.',
      'Fit the swing you make on the last hole, not the one you show a fitter in the first minute.',
    ],
  },
  relatedTopics: ['driver', 'launch-monitors', 'game-improvement-irons', 'grip-fitting', 'compression'],
  sources: [
    { text: 'Flex letters as listed by golfsidekick.com and golfswinghero.com' },
    { text: 'Bagwise, rule for shaft flex by driver speed' },
    { text: 'Flex chart of caddiehq.com' },
    {
      text: 'No standard for flex: sportsrec.com, and likewise lynxgolf.co.uk',
      address: 'https://sportsrec.com/271551-stiff-flex-vs-regular-flex-golf-shaft.html',
    },
    { text: 'lynxgolf.co.uk on tempo, and on shafts too soft or too stiff' },
    { text: 'Usual trade figures; makers differ' },
    {
      text: 'Flex chart of thesaturdaygolfer.com',
      address: 'https://thesaturdaygolfer.com/regular-vs-stiff-shafts-for-drivers-irons',
    },
    { text: 'Bagwise, flight of a well-struck drive at 85, 95 and 105 mph' },
  ],
}
