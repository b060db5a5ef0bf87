import type { ProTip } from './pro-tip.ts'

export const PRACTICE_TIPS: readonly ProTip[] = [
  {
    id: 'play-your-course-on-the-range',
    category: 'practice',
    title: 'Play your course on the range',
    description:
      'End each range session with 20 balls played as if on your course: driver, then whichever iron the drive leaves, then a wedge. New target and full routine each time. Give yourself a point for every shot you would accept, and beat that total next week.',
    requiredShares: 0,
  },
  {
    id: 'middle-ball-of-eleven',
    category: 'practice',
    title: 'The middle ball of eleven',
    description:
      'To learn what a club carries, hit eleven shots on a calm day and rank them by where they landed, duffs included. Number six is your distance: five flew farther, five shorter. Enter that one here; your longest only feels like you.',
    requiredShares: 1,
    source: 'Fitters’ rule: gap by carry and by the median, not by the best shot (golf-insights.com, gapping)',
  },
  {
    id: 'par-eighteen',
    category: 'practice',
    title: 'Par eighteen around the green',
    description:
      'Throw nine balls around a practice green: three in easy lies, three in fair, three in nasty ones. Get each one down, par two a ball. Note your total against 18, and try to beat the average of your last three visits by one.',
    requiredShares: 3,
  },
  {
    id: 'wedge-table',
    category: 'practice',
    title: 'A table for your wedges',
    description:
      'Swing hands to hip, chest and shoulder with each wedge: three wedges make nine shots. Hit five balls of each, write down the middle carry, and keep the table in your bag. Where two entries nearly agree, learn only the easier one.',
    requiredShares: 4,
  },
  {
    id: 'railway-tracks',
    category: 'practice',
    title: 'Railway tracks, then none',
    description:
      'Lay one club just outside the ball, pointing at the target, and another along your toes, parallel to it. Hit five, remove both, hit five more, then lay the tracks to your last stance. If they miss by over a clubhead, repeat.',
    requiredShares: 6,
  },
  {
    id: 'four-leaks',
    category: 'practice',
    title: 'Count four leaks',
    description:
      'For three rounds tally four things on the card: penalties, three-putts, chips that needed another chip, and recoveries that stayed in trouble. Give half of your practice to the biggest tally for two weeks, then count again.',
    requiredShares: 7,
  },
  {
    id: 'distance-ladder',
    category: 'practice',
    title: 'Climb the putting ladder',
    description:
      'Plant tees at three, six, nine and twelve paces and putt one ball to each in turn. It has to pass its tee and stop within a putter’s length. A miss sends you down to the first rung. Two full climbs and you may go home.',
    requiredShares: 8,
  },
  {
    id: 'twelve-minute-warm-up',
    category: 'practice',
    title: 'Twelve minutes to warm up',
    description:
      'Spend two minutes loosening hips and shoulders, five on a dozen balls from wedge up to driver, five on the green with three long putts and ten short ones. Repair nothing now: notice today’s curve, and allow for it when you aim.',
    requiredShares: 10,
  },
]
