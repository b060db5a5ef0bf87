import type { PracticeDrill } from './drill.ts'

export const COURSE_MANAGEMENT_DRILLS: readonly PracticeDrill[] = [
  {
    id: 'plan-at-the-kitchen-table',
    category: 'course-management',
    title: 'Plan at the kitchen table',
    description:
      'The evening before, take the card and plan six holes backwards: from which distance would you like to play into the green, so which club leaves that from the tee, and on which side is the trouble? Write club and target for each tee. On the course keep to it, and tick what you followed.',
    durationMinutes: 15,
    frequency: 'Before every round',
    difficulty: 'beginner',
    tips: [
      'Change the plan for wind, never for the last hole’s score.',
      'Afterward compare the ticked holes with the rest. That is what planning is worth to you.',
    ],
    serves: ['planning', 'lost-balls'],
  },
  {
    id: 'only-what-works-eight-times',
    category: 'course-management',
    title: 'Only what works eight times',
    description:
      'Play nine holes with one rule: in trouble you may only try a shot that you would bring off eight times in ten. Otherwise the ball goes back to the fairway by the shortest way. Afterwards count the holes worse than double bogey and hold the number against your last nine without the rule.',
    durationMinutes: 120,
    holeCount: 9,
    frequency: 'Once a month',
    difficulty: 'beginner',
    tips: [
      'Ask how many in ten before you take a club out of the bag.',
      'Write a D beside each hole where the dull shot was the right one.',
    ],
    serves: ['bad-holes', 'planning', 'lost-balls'],
  },
  {
    id: 'worst-of-two',
    category: 'course-management',
    title: 'Worse of two balls',
    description:
      'On a quiet evening play three holes with two balls and always play the worse of the two. Before each shot you will choose a target at which even the bad one is playable, which is the whole art. Note the total, and come back in a month to beat it.',
    durationMinutes: 60,
    holeCount: 3,
    frequency: 'Once a month',
    difficulty: 'advanced',
    tips: [
      'Only where practice on the course is allowed and no group waits behind you.',
      'Notice which club brings the worse ball most often: that is the next session.',
    ],
    serves: ['planning', 'pressure'],
  },
  {
    id: 'half-a-bag',
    category: 'course-management',
    title: 'Half a bag',
    description:
      'Leave half of your clubs at home. Take seven, putter included, and play nine holes. For every distance between two clubs you have to invent something: hold it shorter, swing less, run it in. Score by the number of shots you were proud of. Friends with seven clubs of their own make it better.',
    durationMinutes: 120,
    holeCount: 9,
    frequency: 'Once a month',
    difficulty: 'beginner',
    tips: [
      'A good first seven: a wood, a hybrid, 6-iron, 8-iron, pitching wedge, sand wedge and putter.',
      'Next time let your partner choose your clubs.',
    ],
    serves: ['fun', 'club-choice'],
  },
]
