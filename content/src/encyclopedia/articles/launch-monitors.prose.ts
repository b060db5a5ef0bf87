import type { Topic } from '../topic.ts'

export const TOPIC: Topic = {
  id: 'launch-monitors',
  title: 'Launch Monitors',
  category: 'technology',
  description:
    'Radar and camera boxes that measure your shots. Which numbers to read, how far to trust them, what they cost.',
  priceRange: 'About $200-$25,000',
  detailedOverview: [
    'Ball and face touch for about 450 to 500 microseconds. A launch monitor catches what happens in and after that blink: how fast the ball leaves, how high, with how much spin. From there it works out the flight. [1]',
    'There are two families. Radar units follow the ball by the Doppler shift, as a police radar follows a car. Camera units take pictures of the ball just after impact. Some new ones use both. Radar usually works out spin from the flight, while cameras measure it on the ball itself. [2]',
    'The place to play decides for you. Radar wants room to see the ball fly and is at home on the range. In a garage with a net the flight is too short, and a camera does better. Indoors every carry is a calculation. [2]',
    'How exact are they? Tests compare the rest with the TrackMan 4, which costs about $25,000. Units below $1,000 are good for ball speed and carry with full shots. They are less sure of spin, and of short pitches. Trust the middle one of ten, never a single reading. [3] [4]',
  ],
  details: {
    purpose: 'To replace guesses by numbers: real carries for your bag, and a fair comparison between two clubs.',
    keySpecs: [
      { name: 'Ball speed', description: 'The honest number. More of it from the same swing means a better strike.' },
      { name: 'Club speed', description: 'Sets your limit. With it comes smash factor, ball speed over club speed.' },
      { name: 'Launch angle', description: 'Degrees above the ground at the start of the flight.' },
      { name: 'Spin', description: 'Turns per minute. Too much balloons a drive, too little lets irons run on.' },
      { name: 'Carry', description: 'Yards through the air. This belongs in your bag, not the total. [5]' },
    ],
    features: [
      'Phone or tablet as the screen on most units below $1,000.',
      'Side and start direction, in varying quality.',
      'A way to save your shots as a file, for later comparison.',
      'Games and courses for indoor evenings, sometimes for a yearly fee.',
    ],
    whenToUse: [
      'To measure every club twice a year.',
      'In a fitting, before money changes hands.',
      'At practice, with one number to change and the rest ignored.',
      'In winter, when the range balls and the cold hide your true distances.',
    ],
    priceRange:
      'About $200 to $25,000. In 2024 a Garmin R10 cost about $600, a Rapsodo MLM2PRO about $700, a SkyTrak+ about $3,000 and a Full Swing KIT about $5,000. An hour on a shop’s unit costs far less. [5]',
    brands: ['TrackMan', 'Foresight Sports', 'FlightScope', 'Garmin', 'Rapsodo', 'SkyTrak'],
    tips: [
      'Level the unit and check its distance to the ball. Most odd readings start there.',
      'Use your own ball model. Range balls fly shorter and spin otherwise.',
      'Delete clear mishits first. A topped ball says nothing about the club.',
      'Note warmth and altitude with the session, since both change carry.',
    ],
    commonMistakes: [
      'Chasing the longest number on the screen until the swing is gone.',
      'Comparing spin from two different kinds of device.',
      'Aiming at nothing. Direction indoors is easy to fool yourself about.',
    ],
    proInsights: [
      'Ask which values a unit measures and which it works out. Price mostly follows that list. [6]',
      'The first SkyTrak, once $1,995, is no longer made. Before buying used, see if its app still gets updates. [7]',
      'Fitters look for a narrow spread of launch and spin before they look for length.',
    ],
  },
  relatedTopics: ['driver', 'shaft-flex', 'club-gapping', 'compression'],
  sources: [
    { text: 'Contact time: halfwayhouse.golf and the USGA, 2025' },
    {
      text: 'golflaunchlab.com, how launch monitors work',
      address: 'https://golflaunchlab.com/guides/how-golf-launch-monitors-work',
    },
    {
      text: 'golflaunchlab.com, how accuracy is measured',
      address: 'https://golflaunchlab.com/guides/golf-launch-monitor-accuracy',
    },
    { text: 'drivingrangeheroes.com on portable units for less than $1,000' },
    { text: 'Usual practice of fitters; United States list prices of 2024' },
    {
      text: 'halfwayhouse.golf, what is measured and what is calculated',
      address: 'https://halfwayhouse.golf/articles/how-a-launch-monitor-actually-works',
    },
    { text: 'Database of simbayfit.com, 2026' },
  ],
}
