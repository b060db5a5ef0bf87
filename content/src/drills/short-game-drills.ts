import type { PracticeDrill } from './drill.ts'

export const SHORT_GAME_DRILLS: readonly PracticeDrill[] = [
  {
    id: 'trail-heel-up',
    category: 'short-game',
    title: 'Trail heel up',
    description:
      'Chip with the trail heel lifted, so that only its toes touch the ground and your weight has to stay on the lead foot. Use a 9-iron, five paces from the green, 20 balls. The club now meets the ball on its way down and cannot scoop. Then set the heel down and hit ten more that sound the same.',
    durationMinutes: 10,
    frequency: 'Three times a week',
    difficulty: 'beginner',
    tips: [
      'Listen: a click and a brush is right, a thud or a clack is not.',
      'Hands and chest move together; after the strike both point at the hole.',
      'Lost your balance? Bring the feet closer together.',
    ],
    serves: ['chipping', 'fat', 'thin'],
  },
  {
    id: 'lead-hand-only',
    category: 'short-game',
    title: 'Lead hand only',
    description:
      'Hold a pitching wedge low on the grip with the lead hand alone, the other hand in your pocket. From good grass chip ten balls over four paces, then ten with both hands. One hand cannot flick: it has to swing the club with the shoulder and keep the wrist firm through the strike.',
    durationMinutes: 10,
    frequency: 'Twice a week',
    difficulty: 'intermediate',
    tips: [
      'Six clean ones of ten is good. Do not practise it tired.',
      'If the wrist hurts or gives way, rest the trail hand lightly on the lead forearm.',
    ],
    serves: ['chipping', 'thin'],
  },
  {
    id: 'toss-then-pitch',
    category: 'short-game',
    title: 'Toss, then pitch',
    description:
      'Stand 15 paces from a flag and toss three balls underarm, so that they land softly and roll up to it. Notice how long the arm swings and that it follows the ball. Then pitch three with a sand wedge in the same rhythm. Change the distance after each six; five distances make a session.',
    durationMinutes: 20,
    frequency: 'Once a week',
    difficulty: 'beginner',
    tips: [
      'The arm swings as far through as it swung back. A stop at the ball is a jab.',
      'Choose the landing spot before you toss, and pitch to that spot.',
    ],
    serves: ['pitching', 'wedge-distance', 'chipping'],
  },
  {
    id: 'leapfrog-with-a-wedge',
    category: 'short-game',
    title: 'Leapfrog with a wedge',
    description:
      'Pitch the first ball ten paces. Each one after that must land beyond the last, but by no more than five paces. Short of it or too far beyond, and the row is over. Count the balls in the row, up to 40 paces: four is fair, six is good, and eight shows real touch.',
    durationMinutes: 20,
    frequency: 'Once a week',
    difficulty: 'beginner',
    tips: [
      'Judge where it lands, not where it stops.',
      'Lengthen the swing for the longer ones and leave the rhythm alone.',
      'One wedge for a whole row, another one for the next.',
    ],
    serves: ['wedge-distance', 'pitching'],
  },
  {
    id: 'shuffled-numbers',
    category: 'short-game',
    title: 'Shuffled numbers',
    description:
      'Write 12 distances inside a full wedge on slips of paper, no two alike, and shuffle them. Draw one, choose wedge and swing, hit a single ball, draw the next. A point when it lands within four paces of the number. Six points is a good day; keep the slips in the bag for the next.',
    durationMinutes: 25,
    frequency: 'Once a week',
    difficulty: 'intermediate',
    tips: [
      'Never hit one number twice in a row: on the course you only get one.',
      'Note the three numbers that you missed by most and warm up with them next time.',
    ],
    serves: ['wedge-distance', 'uneven-distance'],
  },
  {
    id: 'tee-under-the-ball',
    category: 'short-game',
    title: 'Tee under the ball',
    description:
      'In a practice bunker push a tee into the sand until the ball on it sits level with the surface. Open the face a little, and swing so that the tee flies out with the ball. You are no longer hitting a ball, only clearing away what is under it. Ten with a tee, then ten without.',
    durationMinutes: 15,
    frequency: 'Once a week',
    difficulty: 'beginner',
    tips: [
      'Open the face first and take your grip after that, or it will close again.',
      'Swing through to a full finish. Many balls stay in only because the club stopped in the sand.',
      'Collect the tees and rake when you are done.',
    ],
    serves: ['bunker'],
  },
  {
    id: 'three-lengths-of-splash',
    category: 'short-game',
    title: 'Three lengths of splash',
    description:
      'From one lie in a practice bunker let five shots finish with the hands level with the hips, five level with the chest and five above the shoulder. The entry into the sand never changes. Pace out where the middle ball of each group stops: that makes three bunker distances instead of one.',
    durationMinutes: 20,
    frequency: 'Once a month',
    difficulty: 'intermediate',
    tips: [
      'Smooth the sand and renew your stance after each five, so that no set has the better lie.',
      'Even the shortest one needs speed at the sand; only the finish is short.',
    ],
    serves: ['bunker', 'wedge-distance'],
  },
]
