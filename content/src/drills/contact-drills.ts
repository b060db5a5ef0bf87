import type { PracticeDrill } from './drill.ts'

export const CONTACT_DRILLS: readonly PracticeDrill[] = [
  {
    id: 'towel-behind-the-ball',
    category: 'contact',
    title: 'Towel behind the ball',
    description:
      'Spread a towel flat, in a single layer, its edge a scorecard’s length behind the ball. Hit three sets of ten 8-irons and leave the towel lying. Hit it fat and the towel moves, so you need no other judge. Eight clean ones of ten, then pull the towel up to a hand’s width.',
    durationMinutes: 20,
    frequency: 'Twice a week',
    difficulty: 'beginner',
    tips: [
      'For the first five put a little more weight on the lead foot and keep it there all the way.',
      'Finish with the trail heel up: weight that stays behind digs behind the ball.',
      'Towel moved twice running? Go back to waist-high swings.',
      'Use nothing longer than a 7-iron: longer clubs come in too flat to clear the towel.',
    ],
    serves: ['fat', 'thin'],
  },
  {
    id: 'tee-in-front',
    category: 'contact',
    title: 'Ball first, tee second',
    description:
      'On grass push a tee in until only its head shows, one ball’s width ahead of the ball on the target line. Hit 15 9-irons: ball first, then the club should brush that tee. A thin shot passes above it. Count the tees you touched, and move to an 8-iron after ten of 15.',
    durationMinutes: 15,
    frequency: 'Twice a week',
    difficulty: 'beginner',
    tips: [
      'Let the chest keep its height until the ball has gone; standing up lifts the club with it.',
      'Do not help the ball up. The loft does that when the club comes down.',
      'On a mat put a dab of foot powder there instead of the tee.',
    ],
    serves: ['thin', 'fat'],
  },
  {
    id: 'three-tee-heights',
    category: 'contact',
    title: 'Three tee heights',
    description:
      'Make half swings with a 7-iron: five balls on a tee a thumb high, five with the tee half as high, five with its head level with the grass, then five from the turf. Clip the tee each time. Two topped balls in a row and you go back one height, which is where learning happens.',
    durationMinutes: 15,
    frequency: 'Twice a week',
    difficulty: 'beginner',
    tips: [
      'Swing at the tee and let the ball be in the way.',
      'Soft arms stay long. If your hands squeeze, put the club down, shake them out and start again.',
    ],
    serves: ['topped', 'thin', 'long-clubs'],
  },
  {
    id: 'near-tee-far-tee',
    category: 'contact',
    title: 'Near tee, far tee',
    description:
      'Push in two tees a ball’s width apart, one beyond the other as you look down. Without a ball, set the club behind the near tee and clip the far one; ten times. Then set up to the far one and clip the near one. Finish with ten balls: for marks on the toe do more of the first, for marks on the heel more of the second.',
    durationMinutes: 15,
    frequency: 'Twice a week',
    difficulty: 'intermediate',
    tips: [
      'Spray foot powder on the face, or use a dry-wipe pen, to see where you strike it.',
      'Keep your weight over the middle of your feet: leaning back finds the toe, falling forward finds the heel.',
      'Use a 9-iron and half swings. Length comes later.',
    ],
    serves: ['toe', 'heel'],
  },
  {
    id: 'gate-for-the-clubhead',
    category: 'contact',
    title: 'Gate for the clubhead',
    description:
      'Set a 7-iron behind the ball and push in a tee beyond the toe and another inside the heel, each a finger’s width away. Hit 15 balls through this gate. The far tee falls when the club has moved out and hits with the heel, the near one when it has moved in. Twelve through, and you may narrow it.',
    durationMinutes: 15,
    frequency: 'Once a week',
    difficulty: 'intermediate',
    tips: [
      'Start with the gate two fingers wide on each side if you lose the first three tees.',
      'At address let the arms hang: reach for the ball and you tip onto your toes and hit the heel.',
    ],
    serves: ['heel', 'toe', 'uneven-distance'],
  },
  {
    id: 'sleeve-beyond-the-ball',
    category: 'contact',
    title: 'Sleeve beyond the ball',
    description:
      'Lay an empty cardboard ball sleeve along the target line, two fingers beyond the ball. Hit 20 half shots with a pitching wedge and leave the cardboard alone. A shank needs the neck of the club to move out to the ball, and before it can, the toe reaches the sleeve and tells you.',
    durationMinutes: 15,
    frequency: 'Three times a week',
    difficulty: 'beginner',
    tips: [
      'Shanks fly almost sideways: keep people out from ahead of you on the trail side.',
      'Feel the ground under the middle of your feet; falling towards the toes carries the club outwards.',
      'At address a hand fits between the end of the grip and your thighs. Less means that you stand too close.',
    ],
    serves: ['shank', 'heel'],
  },
  {
    id: 'sweep-over-the-towel',
    category: 'contact',
    title: 'Sweep over the towel',
    description:
      'Roll a towel to about the thickness of a ball and lay it across the target line, one grip’s length ahead of your teed ball. Hit 12 drives at three quarters of your pace over it. A driver that chops down touches the towel after the strike; one that sweeps level or upwards clears it.',
    durationMinutes: 10,
    frequency: 'Once a week',
    difficulty: 'beginner',
    tips: [
      'Ball opposite the lead heel, lead shoulder a little higher than the trail one.',
      'Make three swings without a ball first and clear the towel with each.',
      'White marks on top of the driver? Tee the ball a little lower until they are gone.',
    ],
    serves: ['sky', 'too-high', 'lost-distance'],
  },
]
