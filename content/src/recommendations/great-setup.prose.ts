/** Tips for a golfer without recommendations. */
export const GREAT_SETUP_TIPS: readonly string[] = [
  'Have lofts and lies checked once a year: irons are soft enough to drift a degree or two.',
  'New grips cost little and bring back the feel of the first day. Once a season is about right.',
  'Measure three carries again when the season starts. A swing changes over the winter, and gaps with it.',
  'Play one ball model for a month before you judge a club.',
  'Give every club in your bag a carry of its own: the more numbers are yours, the closer these rules can look.',
]
