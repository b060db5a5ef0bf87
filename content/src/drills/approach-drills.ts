import type { PracticeDrill } from './drill.ts'

export const APPROACH_DRILLS: readonly PracticeDrill[] = [
  {
    id: 'map-nine-approaches',
    category: 'approach',
    title: 'Map nine approaches',
    description:
      'For nine holes draw a circle on the card for each green and aim every approach at its middle. Put a cross where the ball ends, in the circle or around it. At the turn look at the crosses: most of them on one side speak of aim or club, crosses all round of the strike. Practise that one thing next.',
    durationMinutes: 120,
    holeCount: 9,
    frequency: 'Every round',
    difficulty: 'beginner',
    tips: [
      'Draw the cross before the next shot; memory is kind.',
      'Leave out topped and chunked shots and count those apart.',
    ],
    serves: ['approach', 'short-of-target', 'long-of-target'],
  },
  {
    id: 'nine-clubs-nine-greens',
    category: 'approach',
    title: 'A new green every ball',
    description:
      'Take two range flags about 20 paces apart as the sides of a green. Hit nine balls, no two in a row with the same club, and choose another pair of flags after each. A point for every ball that finishes between them at a fair length. Note the score out of nine and try to beat its average.',
    durationMinutes: 25,
    frequency: 'Once a week',
    difficulty: 'intermediate',
    tips: [
      'Walk in from behind the ball each time, as on the course.',
      'A poor ball is not repeated: the next green counts.',
      'Six of nine? Take flags that stand closer together.',
    ],
    serves: ['approach', 'uneven-distance', 'pressure'],
  },
  {
    id: 'two-club-waltz',
    category: 'approach',
    title: 'Two-club waltz',
    description:
      'Hit one 7-iron, then one shot with the long club that troubles you, from the same low tee: eight pairs. The long club is to feel like the 7-iron, with the same effort and the same finish, and only its length does the rest. Count clean hits. Five of eight, and you take away the tee.',
    durationMinutes: 20,
    frequency: 'Once a week',
    difficulty: 'beginner',
    tips: [
      'With a wood brush the grass on both sides of the ball; with a long iron strike the ball first.',
      'Move the ball one width towards the lead foot for the long club, and no more.',
      'Fewer than three clean of eight? A wood or hybrid with more loft is the wiser club for now.',
    ],
    serves: ['long-clubs', 'topped'],
  },
  {
    id: 'grade-choice-and-strike',
    category: 'approach',
    title: 'Grade choice and strike',
    description:
      'Before each approach say the distance it plays like and your club. Afterwards give two marks on the card: was the strike good, and would the club have been right with a good strike? After nine holes count. Three or more wrong clubs with good contact, and your numbers need a visit to the range.',
    durationMinutes: 120,
    holeCount: 9,
    frequency: 'Every round',
    difficulty: 'beginner',
    tips: [
      'Say the number aloud: an unsaid number bends to fit the result.',
      'Good strike, wrong club, same side every time? Correct that carry in Bagwise.',
    ],
    serves: ['club-choice', 'approach'],
  },
  {
    id: 'club-for-the-back-edge',
    category: 'approach',
    title: 'Club for the back edge',
    description:
      'For nine holes take the club whose usual carry reaches the back third of the green, and swing as ever. Count how many approaches finish past the middle. Four or fewer of nine means that even this club is an honest one for you, and that your distances are longer in memory than on grass.',
    durationMinutes: 120,
    holeCount: 9,
    frequency: 'Every round',
    difficulty: 'beginner',
    tips: [
      'Trouble right behind the green is the exception: there the middle will do.',
      'Do not ease off because the club is longer; a soft swing ends short with any club.',
      'Use carries measured on ten balls, not the longest you remember.',
    ],
    serves: ['short-of-target', 'club-choice'],
  },
  {
    id: 'longer-club-shorter-swing',
    category: 'approach',
    title: 'Longer club, shorter swing',
    description:
      'Choose a flag that is a full 9-iron away. Hit five full 9-irons at it, then five 8-irons held two fingers shorter and swung only to shoulder height. Compare how deep each five is spread from the shortest to the longest. Keep the tighter one for greens with trouble behind.',
    durationMinutes: 15,
    frequency: 'Once a week',
    difficulty: 'intermediate',
    tips: [
      'Breathe out before you start: excited swings fly farther.',
      'The short swing still has a full turn of the chest; only the arms stop early.',
    ],
    serves: ['long-of-target', 'club-choice'],
  },
  {
    id: 'same-club-three-efforts',
    category: 'approach',
    title: 'Same club, three efforts',
    description:
      'With a 7-iron hit five balls at half effort, five at three quarters and five at your usual effort, and hold each finish for three seconds. Note the middle distance of each five and how far apart its ends lie. Play the effort with the smallest spread on the course for a month.',
    durationMinutes: 20,
    frequency: 'Once a week',
    difficulty: 'beginner',
    tips: [
      'If three quarters costs you less than one club of length, it is the better bargain.',
      'Change the effort, not the length of the backswing.',
    ],
    serves: ['uneven-distance', 'long-of-target', 'both-sides'],
  },
  {
    id: 'three-windows',
    category: 'approach',
    title: 'Three windows',
    description:
      'Imagine three windows above one flag: low, normal and high. Send 7-irons through them in turn, five rounds. For low move the ball one width back and finish with the hands at chest height; for high one width forward with a full finish. Say the window first and count the ones that you called rightly.',
    durationMinutes: 20,
    frequency: 'Once a week',
    difficulty: 'intermediate',
    tips: [
      'High comes from a ball farther forward and a chest that stays behind it, never from lifting.',
      'If all three look the same, check that your hands do not lean far ahead at address.',
    ],
    serves: ['too-low', 'too-high'],
  },
  {
    id: 'finish-at-the-chest',
    category: 'approach',
    title: 'Finish at the chest',
    description:
      'With an 8-iron play the ball one width back of the middle, hold the club two fingers shorter and stop the finish with both hands at chest height. Hit 15, each one lower than the top of a tree or post that your usual 8-iron clears. Ten of them under, and you own a shot for windy days.',
    durationMinutes: 15,
    frequency: 'Once a week',
    difficulty: 'intermediate',
    tips: [
      'Swing softer, not harder: more speed means more spin, and spin climbs.',
      'Take one or two clubs more than for the usual shot; this one flies shorter and runs.',
    ],
    serves: ['too-high', 'long-of-target'],
  },
]
