import type { ProTip } from './pro-tip.ts'

/** Putts to hole out by distance, from which shares of holed putts follow where three-putts are rare. */
const TOUR_PUTTS = 'PGA TOUR putting benchmark after Mark Broadie'

export const PUTTING_TIPS: readonly ProTip[] = [
  {
    id: 'two-putts-from-ten-paces',
    category: 'putting',
    title: 'Two from ten paces',
    description:
      'From ten paces even tour players need 1.98 putts, so two is a good result. Walk the distance, make practice strokes with your eyes on the hole, and roll the first one to within a putter’s length. From there three-putts become rare.',
    requiredShares: 0,
    source: `${TOUR_PUTTS}: 1.984 from 30 feet`,
  },
  {
    id: 'start-line-gate',
    category: 'putting',
    title: 'Gate on the start line',
    description:
      'Push two tees into the practice green a ball and a half apart, a grip’s length ahead of your ball, and roll ten straight putts through. If you keep touching the same tee, your face points that way. Ten clean ones, then add a pace.',
    requiredShares: 1,
  },
  {
    id: 'half-of-them-miss',
    category: 'putting',
    title: 'Half of them miss',
    description:
      'Tour players hole about half of their putts from just under three paces and little more than one in five from five. Forgive yourself those. From a pace and a half they hole four of five: that is the length to practise.',
    requiredShares: 3,
    source: `${TOUR_PUTTS}: 1.515 from 8 feet, 1.784 from 15, 1.147 from 4 and 1.256 from 5`,
  },
  {
    id: 'read-from-the-low-side',
    category: 'putting',
    title: 'Read from the low side',
    description:
      'Walk to the low side, halfway to the hole, where a slope shows best. Study the last third of the putt hardest, since a slow ball breaks most. If two readings disagree, play the larger break: most amateurs miss below the hole.',
    requiredShares: 4,
    source: 'Dave Pelz in GOLF Magazine: amateurs of all handicaps miss most putts on the low side',
  },
  {
    id: 'drop-a-ball-from-your-eyes',
    category: 'putting',
    title: 'Drop a ball from your eyes',
    description:
      'Take your putting stance, hold a second ball at the bridge of your nose and let go. It should land on the first ball or up to one ball nearer your toes. Beyond it? Stand farther away. Well inside? Move closer and check again.',
    requiredShares: 5,
  },
  {
    id: 'putt-to-a-spot-on-slopes',
    category: 'putting',
    title: 'A second hole on slopes',
    description:
      'Downhill, imagine a second hole one putter’s length short of the real one; uphill, one beyond it. Make the stroke that would reach the imagined hole. Try three of each before a round, and move it by half a length until misses stop close.',
    requiredShares: 7,
  },
  {
    id: 'a-little-past-the-hole',
    category: 'putting',
    title: 'A little past the hole',
    description:
      'Tests found putts drop most often at a speed that would carry a miss about one and a half putter grips past. Lay a club that far behind the hole and putt ten from three paces: none short, none touching the shaft.',
    requiredShares: 8,
    source: 'Dave Pelz in GOLF Magazine, August 1987: about 17 inches past the hole on average',
  },
  {
    id: 'mend-your-line',
    category: 'putting',
    title: 'Fix your line',
    description:
      'On the green you may repair pitch marks, spike marks and old hole plugs on your line without penalty, though not aeration holes. Be brief, and begin at the hole: within its last two paces a slow ball is pushed aside most easily.',
    requiredShares: 10,
    source: 'Rules of Golf 2023, Rule 13.1c(2)',
  },
]
