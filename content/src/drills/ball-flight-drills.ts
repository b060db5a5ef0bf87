import type { PracticeDrill } from './drill.ts'

export const BALL_FLIGHT_DRILLS: readonly PracticeDrill[] = [
  {
    id: 'miss-the-rolled-towel',
    category: 'ball-flight',
    title: 'Miss the rolled towel',
    description:
      'Roll up a hand towel and lay it parallel to the target line on the far side of the ball: one ball’s width beyond it, its front end a grip’s length behind it. Hit 20 easy 7-irons without touching it. A swing that cuts across the line catches the towel; one that comes from inside passes it.',
    durationMinutes: 15,
    frequency: 'Twice a week',
    difficulty: 'beginner',
    tips: [
      'Begin at half speed and add pace only after five clean swings in a row.',
      'Let your back face the target a moment longer while the arms begin to fall.',
      'Towel untouched, yet the ball still curves to the trail side? Then the face is open: check your grip next.',
    ],
    serves: ['slice', 'pull'],
  },
  {
    id: 'split-the-hands',
    category: 'ball-flight',
    title: 'Split the hands',
    description:
      'Hold a 9-iron with three fingers of space between your hands. Without a ball swing from hip to hip: the toe points to the sky on both sides, and past the bottom the trail forearm crosses over the lead one. After ten rehearsals close the gap and strike five balls with a swing of that length. Do three rounds.',
    durationMinutes: 15,
    frequency: 'Twice a week',
    difficulty: 'beginner',
    tips: [
      'Never strike a ball with split hands; they are for feeling the face turn.',
      'Watch the start of the flight: struck from the middle, a ball starts close to where the face looked.',
      'Four of five start on line? Repeat with a 7-iron, then with the driver at half speed.',
    ],
    serves: ['push-slice', 'slice'],
  },
  {
    id: 'turn-on-past-the-hands',
    category: 'ball-flight',
    title: 'Turn on past the hands',
    description:
      'Take a 9-iron, swing to chest height and stop at hip height after the strike. Belt buckle and chest should be well on their way to the target and the toe should point to the sky. If the face looks at the ground, your body stopped and the hands rolled over. Hit 20 balls in fours, checking every stop.',
    durationMinutes: 15,
    frequency: 'Twice a week',
    difficulty: 'beginner',
    tips: [
      'Think of the shirt buttons: they keep moving until they face the target.',
      'Look at your lead hand first: if more than three knuckles show, the grip alone can close the face.',
      'When eight of ten no longer curve to the lead side, move to a 7-iron.',
    ],
    serves: ['hook', 'pull-hook'],
  },
  {
    id: 'freeze-at-the-hip',
    category: 'ball-flight',
    title: 'Freeze at the hip',
    description:
      'Move the club back until the shaft is level with the ground, and freeze. The leading edge should lean about as much as your spine does; if the face looks at the ground it is shut already. Put it right, return to the ball and only then swing. Ten rehearsals with an 8-iron, then ten balls with a freeze before every second one.',
    durationMinutes: 15,
    frequency: 'Twice a week',
    difficulty: 'intermediate',
    tips: [
      'Let a friend or a phone look along the target line: from above the face deceives you.',
      'A ball too far forward starts to the lead side too. Move it back by one ball’s width and compare five shots.',
      'Swing at three quarters of your pace until the freeze needs no correction.',
    ],
    serves: ['pull-hook', 'hook'],
  },
  {
    id: 'walk-after-it',
    category: 'ball-flight',
    title: 'Walk after it',
    description:
      'Hit a dozen easy 7-irons and let the trail foot step past the lead one as soon as the ball has gone, as if you set off after it. You can’t do that with weight hanging back, or with hips that slide instead of turning. Afterwards plant both shoes for six more and look for the same feeling.',
    durationMinutes: 10,
    frequency: 'Twice a week',
    difficulty: 'beginner',
    tips: [
      'Use level, dry ground and leave the step out when it is slippery.',
      'Step after the strike, never during it.',
      'Still starting to the trail side? See whether the ball has crept back in your stance.',
    ],
    serves: ['push', 'thin'],
  },
  {
    id: 'two-drops-and-go',
    category: 'ball-flight',
    title: 'Two drops and go',
    description:
      'From the top of an 8-iron swing lower the hands to hip height while your back stays turned to the target. Go up again, lower them again, and on the third time swing through and hit. Ten balls like that, then five without the rehearsal. It teaches the arms to fall before the shoulders spin open.',
    durationMinutes: 15,
    frequency: 'Twice a week',
    difficulty: 'intermediate',
    tips: [
      'Lay a club across your chest at address: shoulders that already point to the lead side make pulls by themselves.',
      'Move slowly in the two drops; they are about order, not about force.',
      'Judge by where the ball starts; three of five on line is a good first day.',
    ],
    serves: ['pull', 'slice'],
  },
  {
    id: 'half-a-finger-of-grip',
    category: 'ball-flight',
    title: 'Half a finger of grip',
    description:
      'Hit five 7-irons and note how far most of them curve. Now turn both hands on the grip by half a finger’s width: toward the trail side if the ball curves there, toward the lead side if it curves there. Hit five more and compare. After three changes, stop. The rest is not the grip.',
    durationMinutes: 20,
    frequency: 'Once a week',
    difficulty: 'intermediate',
    tips: [
      'Turn the hands, not the club: the leading edge stays square to the target.',
      'Two or three knuckles of the lead hand in view is the usual range.',
      'Dot the new place of your thumb on the glove, so that you find it again on the first tee.',
    ],
    serves: ['too-much-curve', 'slice', 'hook'],
  },
  {
    id: 'feet-together',
    category: 'ball-flight',
    title: 'Feet together',
    description:
      'Tee a ball low, put your feet side by side and hit 7-irons at half speed. Any lurch makes you step, so the swing has to find its balance. Ten balls without a step, then widen the stance by one shoe after every five until you stand as usual, with the same quiet finish.',
    durationMinutes: 15,
    frequency: 'Every practice session',
    difficulty: 'beginner',
    tips: [
      'A step counts as a miss, however well the ball flew.',
      'Notice how far half the effort still carries, and remember it on the course.',
    ],
    serves: ['both-sides', 'uneven-distance'],
  },
  {
    id: 'fifteen-on-paper',
    category: 'ball-flight',
    title: 'Fifteen on paper',
    description:
      'Hit 15 6-irons at one flag and write two letters for each: where it started (lead side, centre, trail side) and which way it curved. The pair that comes up most often is your pattern, and the drill for that pair is the one to practise. The other balls are noise; leave them alone.',
    durationMinutes: 20,
    frequency: 'Once a month',
    difficulty: 'intermediate',
    tips: [
      'Lay a club along your toes, or you will write down your aim and not your swing.',
      'If no pair comes up at least five times, work on balance and strike before direction.',
      'Keep the sheet: next month’s tells whether practice has moved anything.',
    ],
    serves: ['both-sides', 'too-much-curve'],
  },
]
