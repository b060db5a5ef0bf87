import type { PracticeDrill } from './drill.ts'

export const PUTTING_DRILLS: readonly PracticeDrill[] = [
  {
    id: 'listen-for-the-drop',
    category: 'putting',
    title: 'Listen for the drop',
    description:
      'Put a coin under a ball one pace from the hole. Putt, keep looking at the coin, and wait until you hear the ball drop before you lift your eyes. Twenty putts from four sides. Shoulders that open to watch the ball push the putter off its line, and on these short ones that is often the whole miss.',
    durationMinutes: 10,
    frequency: 'Three times a week',
    difficulty: 'beginner',
    tips: [
      'A quiet count of two after the strike is long enough.',
      'Sixteen of 20 from one pace, then half a pace more.',
    ],
    serves: ['short-putts'],
  },
  {
    id: 'around-the-clock',
    category: 'putting',
    title: 'Around the clock',
    description:
      'Stick four tees around a hole on a slope, one pace away, like the hours 12, 3, 6 and 9. Hole three balls in a row from a tee before you move to the next; a miss starts that tee again. When a full round is done, move all four out by one putter head.',
    durationMinutes: 20,
    frequency: 'Twice a week',
    difficulty: 'intermediate',
    tips: [
      'Each tee has its own break: read every first putt anew.',
      'Move out slowly: from a pace and a half even tour players miss one in five.',
      'Stop after 20 minutes, finished or not.',
    ],
    serves: ['short-putts', 'pressure'],
    source: 'PGA TOUR putting benchmark after Mark Broadie: 1.147 putts from 4 feet and 1.256 from 5',
  },
  {
    id: 'two-balls-at-once',
    category: 'putting',
    title: 'Two balls together',
    description:
      'Lay two balls side by side across the line, touching, with the middle of the putter behind the place where they meet. Putt both together over three paces. Rolling neck and neck, they prove a square face. If the outer one leads, the face was closed; if the inner one leads, it was open. Ten tries.',
    durationMinutes: 10,
    frequency: 'Once a week',
    difficulty: 'advanced',
    tips: [
      'Choose a level stretch: a slope parts the balls by itself.',
      'Start with strokes of a hand’s length, and lengthen them when five of ten stay together.',
    ],
    serves: ['short-putts'],
  },
  {
    id: 'eyes-on-the-hole',
    category: 'putting',
    title: 'Eyes on the hole',
    description:
      'From eight, ten and twelve paces roll five putts each while you look at the hole instead of the ball, as you look at the bin when you throw paper. Then five each in the usual way. Count how many finish within a putter’s length. The eyes judge length; this lets the arms listen to them.',
    durationMinutes: 15,
    frequency: 'Twice a week',
    difficulty: 'beginner',
    tips: [
      'A poor strike or two is normal at first: judge the length alone.',
      'On the course look at the hole during the practice strokes and at the ball only for the putt.',
    ],
    serves: ['long-putts'],
  },
  {
    id: 'fringe-to-fringe',
    category: 'putting',
    title: 'Fringe to fringe',
    description:
      'Putt across the whole green and try to stop each ball within a putter’s length of the far fringe without touching it. Three balls one way, three back, uphill and downhill, 18 in all. Without a hole there is nothing to hope for but the right speed. A point for each; ten is good.',
    durationMinutes: 15,
    frequency: 'Once a week',
    difficulty: 'intermediate',
    tips: [
      'Touching the fringe loses a point, so that you learn where too much begins.',
      'Before a round six balls are enough to learn the speed of the day.',
    ],
    serves: ['long-putts', 'green-reading'],
  },
  {
    id: 'tee-on-top-of-the-curve',
    category: 'putting',
    title: 'Tee on top of the curve',
    description:
      'Find a putt of four paces that clearly breaks. Stick a tee where you think the ball must pass at the widest point of its curve, and putt ten balls over the inside of that tee. Most of them missing below the hole? Move the tee up by a ball’s width. When misses are even on both sides, your reading is right.',
    durationMinutes: 15,
    frequency: 'Once a week',
    difficulty: 'beginner',
    tips: [
      'Send every ball at a speed that would take it a little past, or the tee means nothing.',
      'Then take the same length from across the hole, where the break turns round.',
    ],
    serves: ['green-reading', 'short-putts'],
  },
]
