import type { Topic } from '../topic.ts'

export const TOPIC: Topic = {
  id: 'wedges',
  title: 'Wedges',
  category: 'wedges',
  description: 'The four scoring clubs as one family: how many to carry, which lofts, and when to replace them.',
  priceRange: 'About $100-$200 each new',
  detailedOverview: [
    'Wedges are the irons with the most loft and the widest range of jobs. By one count around a quarter of all shots are played with them. Full swings, pitches, chips and sand all fall to the same two, three or four clubs. [1]',
    'There are four kinds. The pitching wedge comes with the irons. The gap wedge follows at about 50 to 52 degrees, the sand wedge at 54 to 56 and the lob wedge at 58 to 60. Wedge makers sell nearly every loft from 46 to 62 degrees, so you can build your own ladder. [2] [3]',
    'Build it from the top. Read the loft of your pitching wedge, then add 4 to 6 degrees per club until you reach the highest loft you trust. From 43 degrees that might be 48, 54 and 60. From 46 it might be just 51 and 56. [4] [5]',
    'Each wedge has three numbers or names: loft, bounce and grind. Bounce is the angle that keeps the sole from digging. Grind is metal taken off the sole so that the head can lie open. Loft sets how far, and the other two set how well it gets through the ground.',
  ],
  details: {
    purpose:
      'To land the ball at a chosen distance and stop it soon, from a full swing at about 120 yards down to a chip beside the green.',
    keySpecs: [
      {
        name: 'Loft',
        description: 'Most bags run from the pitching wedge in the mid 40s to 56, 58 or 60 degrees. [2]',
      },
      { name: 'Steps', description: 'Between 4 and 6 degrees from club to club leaves no yardage uncovered. [4]' },
      {
        name: 'Grooves',
        description: 'Rules in force since 2010 limit their volume on every club but drivers and putters. [6]',
      },
      {
        name: 'Groove edges',
        description: 'From 25 degrees of loft up, the edges must be rounded, by 0.010 to 0.020 inch. [7]',
      },
      {
        name: 'Length',
        description: 'About 35.5 inches for the first of them, down to 35 inches for the lob wedge. [8]',
      },
    ],
    features: [
      'A head that is heavier than that of a short iron.',
      'Milled grooves that grip the ball and let water escape.',
      'Cavity-back models that forgive more and often slide better than blades.',
      'Raw faces that rust. This is a matter of taste and does no harm.',
    ],
    whenToUse: [
      'Any full shot shorter than your 9-iron.',
      'Pitches, where the ball flies farther than it rolls.',
      'Chips over a fringe, with whichever loft lands it on the green soonest.',
      'Bunkers, wet rough and uphill lies near the hole.',
    ],
    priceRange:
      'About $100 to $200 each new. In 2024 the Vokey SM10 and TaylorMade MG4 listed at $189, the Cleveland RTX 6 at $169 and the Callaway CB at about $160. [9]',
    brands: ['Titleist Vokey', 'Cleveland', 'Callaway', 'TaylorMade', 'PING'],
    tips: [
      'Write down three carries for each wedge: half, three-quarter and full.',
      'Clean the face before every shot. Mud in the grooves takes spin off first.',
      'Learn one chip with one club before you learn three.',
      'Replace a wedge when clean full shots fly higher and run farther than they used to. The one you practise with wears first.',
    ],
    commonMistakes: [
      'Four wedges in the bag and no yardage known for any of them.',
      'Matching lofts to a tour player whose pitching wedge has another loft than yours.',
      'Choosing by finish and brand while the bounce stays unread.',
    ],
    proInsights: [
      'A pitching wedge struck in full by the best starts at about 24 degrees and turns at 9,300 rpm. A low start with much spin is the mark of a clean strike. [10]',
      'From 100 yards the best in the world finish about 18 feet away on average. Twice that is a fine shot for you. [11]',
      'Spin falls when grass or water gets between ball and face. Plan for more roll from the rough.',
    ],
  },
  relatedTopics: ['pitching-wedge', 'gap-wedge', 'sand-wedge', 'lob-wedge', 'bounce-angle'],
  sources: [
    { text: 'engineeredgolf.ca on wedge play' },
    { text: 'Bagwise, suggested lofts of wedges' },
    { text: 'Loft range of the Titleist Vokey SM9' },
    { text: 'Usual advice of club fitters; retrogolfer.co.uk gives steps of about 4 degrees' },
    { text: 'Wedge lofts that go with a pitching wedge of 43 degrees, in guides such as eatsip365.com' },
    { text: 'USGA, questions and answers about the groove rules of 2010' },
    {
      text: 'Summary of the groove rules of 2010 (25 degrees and more); the radius as in the Equipment Rules',
      address: 'https://swingmangolf.com/heard-new-grooves-golf-rule/',
    },
    { text: 'Length table of dimensionsguide.com' },
    { text: 'United States list prices of 2024; Golf Digest for the Callaway CB' },
    { text: 'TrackMan, averages of the PGA Tour 2023 (pitching wedge 23.7 degrees, 9,316 rpm)' },
    { text: 'Shot statistics of the PGA Tour from 100 yards' },
  ],
}
