import type { CauseId } from '@bagwise/golf/swing/causes'
import type { CauseText } from './cause-text.ts'

/** Causes in grip, stance and club. Teaching experience in our own words. */
export const SET_UP_CAUSES = {
  'weak-grip': {
    title: 'A grip that leaves the face open',
    what: 'When the hands sit too far towards the target on the grip, the face tends to come back open. An open face sends the ball away from you, and open to the path it curves it further.',
    check:
      'Take your grip and look down. Fewer than two knuckles of the lead hand in view, or a trail hand lying on top of the grip: this is it.',
    drills: ['half-a-finger-of-grip', 'split-the-hands'],
    why: {
      slice:
        'A slice needs a face that looks away from you compared with the path, and the grip is its simplest reason.',
      'push-slice':
        'Nothing about that flight was square, and the hands on the grip are the quickest thing to look at.',
      push: 'A straight push has a face that looks away from you at the strike.',
      'too-much-curve': 'A fade that grows too large is the same open face, only more of it.',
      'usual-fade': 'Your usual fade says that the face is already a little open to the path.',
      'lost-distance': 'An open face glances off the ball, and that costs carry.',
      'too-high': 'A face that opens adds loft, so the ball climbs.',
    },
  },
  'strong-grip': {
    title: 'A grip that shuts the face',
    what: 'With both hands turned too far to the trail side, the face wants to close on its way to the ball. It then looks across you compared with the path, and the ball curves that way.',
    check:
      'Look at your lead hand at address. More than three knuckles in view, or a trail palm that faces the sky: this is it.',
    drills: ['half-a-finger-of-grip', 'turn-on-past-the-hands'],
    why: {
      hook: 'A hook needs a face closed to the path, and hands turned too far do that without any fault in the swing.',
      'pull-hook':
        'A ball that starts across you and dives further had a face shut to everything: start with the hands.',
      pull: 'A pull has a face that already looks across you at the strike.',
      'too-much-curve': 'A draw that turns into a hook is often the grip creeping round during the season.',
      'usual-draw': 'There is a little of a shut face in every draw, so yours has the beginning of it.',
      'lost-distance': 'A shut face takes loft away, and the ball comes down early.',
      'too-low': 'A closing face loses loft, so the ball stays low.',
    },
  },
  'aim-off': {
    title: 'Feet and shoulders that aim elsewhere',
    what: 'Most golfers believe they aim at the flag and stand pointing well beside it. The swing follows the shoulders, or fights them at the last moment, and both look like a swing fault.',
    check:
      'Set up to a flag, lay a club along your toes, then step behind it. It should run parallel to the line from ball to flag, so a little to your own side of it. Do the same with a club held across the shoulders.',
    drills: ['fifteen-on-paper', 'narrowing-fairway'],
    why: {
      push: 'A straight ball away from you may be a good strike at the wrong target.',
      pull: 'A straight ball across you is often perfect for where the shoulders pointed.',
      'both-sides': 'Aim that changes from shot to shot sends good hits to both sides.',
      slice: 'Aiming across you to allow for the slice makes the path cut more, and the slice grow.',
      hook: 'Aiming away from you to allow for the hook sends the path further out, and the hook grows.',
    },
  },
  'ball-too-far-back': {
    title: 'A ball too far back in the stance',
    what: 'Met early in its arc the club still travels outwards and down, with the hands far ahead of it. The ball starts away from you and leaves with less loft than the club has.',
    check:
      'With a 7-iron lay a club from the ball to your feet. It should point a little ahead of the middle of the stance; if it points behind the middle, or the grip end leans past your lead thigh, this is it.',
    drills: ['three-windows', 'walk-after-it'],
    why: {
      'too-low': 'Hands far ahead of a ball that lies back take loft away.',
      push: 'Struck early, the ball meets a club that is still on its way out, away from you.',
      'push-slice': 'The earlier the strike, the less time the face has had to come round.',
      hook: 'The outward path of an early strike invites the face to roll shut.',
      'lost-distance': 'Too little launch keeps the ball in the air too short a time.',
    },
  },
  'ball-too-far-forward': {
    title: 'A ball too far forward in the stance',
    what: 'Past the bottom of its arc the club climbs and already swings across you. The strike is thin or high on the way up, and the ball starts across you.',
    check:
      'Lay a club from the ball to your feet. For an iron it should end nearer to the middle than to the lead heel; only the driver is played opposite that heel.',
    drills: ['tee-in-front', 'finish-at-the-chest'],
    why: {
      pull: 'Struck late, the ball meets a club that has turned across you already.',
      'too-high': 'On its way up the club shows more loft than it has.',
      thin: 'The club has passed its lowest point and catches the middle of the ball.',
      topped: 'Far past the lowest point only the sole meets the ball, near its top.',
      fat: 'The lowest point lies behind a ball that is too far ahead.',
      'pull-hook': 'The longer the club is on its way, the further the face has closed.',
      slice: 'Reaching forward for the ball opens the shoulders, so the path cuts across it.',
    },
  },
  'too-close': {
    title: 'Standing too close to the ball',
    what: 'With no room the arms are pushed outwards on the way down, and the neck side of the face gets to the ball first.',
    check:
      'At address let the trail hand off the grip and try to pass it between the grip end and your thighs. If it does not fit, you stand too close. A spray of foot powder on the face shows marks near the neck.',
    drills: ['gate-for-the-clubhead', 'sleeve-beyond-the-ball'],
    why: {
      heel: 'Marks near the neck mean that the club came back further out than it stood.',
      shank: 'A shank is the neck of the club itself: a ball’s width too close is enough.',
      push: 'Arms without room swing out, away from you.',
    },
  },
  'too-far': {
    title: 'Standing too far from the ball',
    what: 'Reaching for the ball the club comes back nearer to you than it was set down, so the far end of the face does the work.',
    check:
      'At address let the lead hand off the grip. If it swings in towards your thigh by more than a hand, you were reaching. Foot powder shows marks near the toe.',
    drills: ['near-tee-far-tee', 'gate-for-the-clubhead'],
    why: {
      toe: 'Marks at the far end mean that the ball was out of comfortable reach.',
      topped: 'Stretched arms shorten as they swing, and the club comes up with them.',
      pull: 'From far away the swing is flat and comes round across you early.',
    },
  },
  'tee-too-high': {
    title: 'A tee that is too high',
    what: 'With the whole ball above the driver there is room for the club to pass under it, and the top edge sends it straight up.',
    check:
      'Set the driver down behind the teed ball: about half of the ball should show above the top of the club. Then look for white marks on the crown.',
    drills: ['sweep-over-the-towel'],
    why: {
      sky: 'A skied drive leaves from the top edge, and the height of the tee is the first reason to rule out.',
      'topped-and-sky': 'Over it and under it with one club: a tee of steady height takes one of the two away.',
      'lost-distance': 'A drive that goes up does not go far.',
    },
  },
  'loft-too-low': {
    title: 'Clubs with too little loft or too stiff a shaft',
    what: 'Below a certain speed a strong loft does not carry further, it only flies lower. Long irons and small driver lofts show it first.',
    check:
      'Hit ten balls each with your longest iron and with the next shorter one. If the shorter one carries as far or further, the longer one has too little loft for your speed.',
    drills: ['three-windows', 'loudest-swish'],
    why: {
      'too-low': 'If good hits fly low too, the loft may be the reason and not the swing.',
      'lost-distance': 'At a moderate speed the ball needs height to carry.',
      'too-much-curve': 'The less loft, the more a face that is off turns into curve.',
    },
  },
  'loft-too-high': {
    title: 'Clubs that launch the ball too high',
    what: 'Much loft, a soft shaft or both add height and spin that a quicker swing does not need; the ball climbs and drops short.',
    check:
      'Spray foot powder on the face and hit ten balls from the usual place in the stance. If those from the middle of the face still climb on their way, seem to stop in the air and hardly roll, have the launch measured.',
    drills: ['finish-at-the-chest', 'three-windows'],
    why: {
      'too-high': 'If good hits fly too high as well, the club may be the reason.',
      'lost-distance': 'A ball that climbs spends its speed upwards.',
    },
  },
} as const satisfies Readonly<Partial<Record<CauseId, CauseText>>>
