import type { PracticeDrill } from './drill.ts'

export const DRIVING_DRILLS: readonly PracticeDrill[] = [
  {
    id: 'narrowing-fairway',
    category: 'driving',
    title: 'The narrowing fairway',
    description:
      'Choose two markers at the end of the range as the edges of a fairway, as wide as your first hole. Hit drives until three in a row finish between them, then make it narrower by a quarter. You have 24 balls. Note the narrowest fairway you mastered and start there next week.',
    durationMinutes: 25,
    frequency: 'Once a week',
    difficulty: 'beginner',
    tips: [
      'Step back and choose the target anew for each ball. Three hurried ones in a row prove nothing.',
      'Two outside in a row? Hit the next at half speed, and see how little it loses.',
    ],
    serves: ['tee-shots', 'lost-balls', 'both-sides'],
  },
  {
    id: 'find-your-fairway-club',
    category: 'driving',
    title: 'Find your fairway club',
    description:
      'Mark a fairway 30 paces wide with two range flags. Hit ten balls each with driver, fairway wood and hybrid, changing the club after every ball, and count how many finish inside. The longest club with six or more is the one for tight holes. Write it on your glove.',
    durationMinutes: 30,
    frequency: 'Once a month',
    difficulty: 'beginner',
    tips: [
      'Count only balls that you would find and could play: a long one behind the flag is lost.',
      'No club has six? Take the straightest one, hold it three fingers shorter and count again.',
      'Repeat it when you change a club or after a winter.',
    ],
    serves: ['lost-balls', 'tee-shots'],
  },
  {
    id: 'loudest-swish',
    category: 'driving',
    title: 'The loudest swish',
    description:
      'Warm up for five minutes. Turn the driver round, hold it just below the head and swing it without a ball: the swish should be loudest past the place where the ball would be, not before it. Three sets of five with a minute’s rest, then six drives with the same late rush.',
    durationMinutes: 15,
    frequency: 'Twice a week',
    difficulty: 'beginner',
    tips: [
      'Look round first: five paces of free space on every side.',
      'Add five swings the other way round, for the sake of your back.',
      'Stop at the first twinge. Speed comes with rested muscles.',
    ],
    serves: ['lost-distance', 'tee-shots'],
  },
  {
    id: 'step-into-it',
    category: 'driving',
    title: 'Step into it',
    description:
      'Start with your feet together. While the club is still going back, step the lead foot to its usual place, land on it, and swing through. Ten times without a ball, then ten teed 7-irons at three quarters of your pace. The step lets the legs start down first, so that the arms have something to follow.',
    durationMinutes: 15,
    frequency: 'Twice a week',
    difficulty: 'intermediate',
    tips: [
      'Step before the club has finished going back; a later step helps nothing.',
      'Film one from the front: foot down first, then the hands.',
      'End with five driver swings from your normal stance, pressing into the lead foot at the same moment.',
    ],
    serves: ['lost-distance', 'push'],
  },
]
