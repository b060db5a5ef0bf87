import type { Topic } from '../topic.ts'

export const TOPIC: Topic = {
  id: 'club-gapping',
  title: 'Club Gapping',
  category: 'fitting',
  description:
    'Even steps between your clubs, so that every yardage has an answer. How to measure, judge and fix them.',
  priceRange: 'Free at the range; about $50-$150 for a fitted session',
  detailedOverview: [
    'Gapping is the art of spacing. You may carry 14 clubs, and each should do a job that no other does. A gap is the difference in carry between two neighbours. Too small, and one of them is luggage. Too large, and some shots have no club. [1]',
    'What is a good gap? Common advice is 10 to 15 yards between full swings. Fitters often aim for 8 to 12 yards between irons. One large fitter gives 7 to 9 yards for slower speeds and 12 to 15 yards for fast ones. Bagwise marks anything below 5 yards as an overlap and above 20 yards as too large. [2] [3] [4]',
    'Measure carry, not total. The roll at the end depends on the ground of the day. Hit eight to ten shots per club, drop the clear mishits, and take the middle one of those that remain. Your best shot is a story, not a yardage. [5]',
    'Then fix the ladder. A hole is filled with a club you own, a bent loft or a new club. An overlap is solved by leaving one at home. At slower speeds 4 degrees of loft may be worth only 6 or 7 yards, so fewer clubs with wider steps often serve better. [6]',
  ],
  details: {
    purpose: 'To know one true carry for every club, and to spend your 14 places where you need them.',
    keySpecs: [
      { name: 'Overlap', description: 'Less than 5 yards between two clubs. One of them can go. [4]' },
      { name: 'Hole', description: 'More than 20 yards. Look for a loft between the two. [4]' },
      { name: 'Loft steps', description: 'About 4 degrees between irons, 4 to 6 between wedges. [2] [7]' },
      { name: 'Limit', description: 'Fourteen clubs including the putter, by Rule 4.1b. [1]' },
      { name: 'Sample', description: 'Eight to ten counted shots for each club, in calm air if you can.' },
    ],
    features: [
      'A table or ladder with one carry per club, longest first.',
      'The usual holes: under the driver, and above the sand wedge.',
      'The usual overlaps: long irons with hybrids, 3-wood with 5-wood.',
      'A picture that changes with age, training and new irons.',
    ],
    whenToUse: [
      'Each spring, before the first counting round.',
      'Right after you buy irons or a wedge.',
      'If you keep finishing short with one club and long with its neighbour.',
      'When your swing speed has changed by 5 mph or so.',
    ],
    priceRange:
      'Free with a bucket of balls and a range with true markers. A session with a fitter costs about $50 to $150, and it can save you the price of a club. [2]',
    brands: ['TrackMan', 'Foresight Sports', 'Garmin', 'Arccos', 'Shot Scope'],
    tips: [
      'Start with the wedges. Those yards meet you most often.',
      'Measure odd numbers one day and even numbers the next. Tired swings measure the wrong golfer.',
      'Fill a small hole by gripping down an inch before you spend money.',
      'Write the carries on a card in the bag, or keep them in Bagwise.',
    ],
    commonMistakes: [
      'Using the carry of your best strike. Golfers of 20 handicap aim for 187 yards with a 5-iron; their middle shot goes 152 yards. [8]',
      'Spacing lofts evenly and never looking at the yards.',
      'Adding a fourth wedge while a hole of 30 yards waits at the top.',
    ],
    proInsights: [
      'In the data of one tracking service 40 per cent of approaches end short and 5 per cent long. An honest carry is worth more than a new club. [8]',
      'One coach accepts 10 yards from the 8-iron down and 15 yards above it. Steps may grow toward the long end. [9]',
      'Think of the course as well. On a short one a fourth wedge may do more than a second fairway wood.',
    ],
  },
  relatedTopics: ['fairway-woods', 'hybrids', 'pitching-wedge', 'gap-wedge', 'launch-monitors'],
  sources: [
    { text: 'Rules of Golf, Rule 4.1b' },
    { text: 'Common advice of fitters and their usual prices' },
    {
      text: 'True Spec Golf on distance gapping',
      address: 'https://truespecgolf.com/blog/2019/01/07/distance-gapping-clubs/',
    },
    { text: 'Bagwise, limits of the gapping analysis' },
    {
      text: 'golf-insights.com: carry instead of total, the middle value instead of the best',
      address: 'https://golf-insights.com/articles/article_gapping',
    },
    { text: 'Tom Wishon, club designer, on loft steps at slower speeds' },
    { text: 'Loft chart of retrogolfer.co.uk' },
    {
      text: 'Arccos on aimed and real distances',
      address:
        'https://au.arccosgolf.com/blogs/community/arccos-caddie-smart-distances-provide-rapid-golf-game-improvement',
    },
    { text: 'Todd Daignault, PGA, at publinksgolfer.net' },
  ],
}
