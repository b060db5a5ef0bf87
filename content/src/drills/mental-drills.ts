import type { PracticeDrill } from './drill.ts'

export const MENTAL_DRILLS: readonly PracticeDrill[] = [
  {
    id: 'routine-on-the-clock',
    category: 'mental',
    title: 'Routine on the clock',
    description:
      'Start a stopwatch as you take the club and stop it at the strike. Hit ten balls with your full pre-shot routine: look from behind, one rehearsal, step in, one look, go. Every one is to stay under 30 seconds and within three seconds of the rest. A routine that changes its length is still a search.',
    durationMinutes: 15,
    frequency: 'Once a week',
    difficulty: 'beginner',
    tips: [
      'Over 30 seconds? Drop the second practice swing before you hurry the rest.',
      'Decide on club and target before the watch starts.',
      'Once a month let a friend time you on the course when you do not know it.',
    ],
    serves: ['routine', 'bad-holes'],
    source: 'Rules of Golf 2023, Rule 5.6b recommends a stroke within 40 seconds, and usually sooner',
  },
  {
    id: 'one-ball-one-chance',
    category: 'mental',
    title: 'One ball, one chance',
    description:
      'Keep nine balls for the end of practice. Each is a shot of its own: a drive, a 7-iron, a chip, a putt and so on, with a target that you say aloud. Hit or miss, there is no second try, and one minute passes before the next. Note hits out of nine. It feels like a first tee because it is one.',
    durationMinutes: 20,
    frequency: 'Every practice session',
    difficulty: 'beginner',
    tips: [
      'Promise something small for six hits, to have a little to lose.',
      'After a miss breathe out slowly once and name what comes next, not what went wrong.',
    ],
    serves: ['pressure', 'routine'],
  },
  {
    id: 'first-to-seven',
    category: 'mental',
    title: 'First to seven',
    description:
      'Two players, one ball each, one practice green. Take turns to choose a shot: a long putt, a chip over the corner, a putt with one hand. The ball nearer to the hole gets a point, a holed one gets two. First to seven wins, and the loser chooses the first shot of the return.',
    durationMinutes: 20,
    frequency: 'Every practice session',
    difficulty: 'beginner',
    tips: [
      'Alone? Play your own two balls against each other, one as the favourite.',
      'Choose what you like least now and then: it is the cheapest lesson there is.',
    ],
    serves: ['fun', 'chipping', 'long-putts'],
  },
]
