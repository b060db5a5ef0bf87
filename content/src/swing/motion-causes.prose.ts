import type { CauseId } from '@bagwise/golf/swing/causes'
import type { CauseText } from './cause-text.ts'

/** Causes in the swing. Teaching experience in our own words. */
export const MOTION_CAUSES = {
  'out-to-in': {
    title: 'A swing that cuts across the ball',
    what: 'The club comes down outside the target line and leaves across you. With a face square to that path the ball flies straight across you; with a face that looks less far across it curves back, away from you.',
    check:
      'Lay an empty ball box half a step behind the ball and two fingers beyond the ball as you look down at it. Brush it on the way down and the path comes from outside. Divots that point across you say the same.',
    drills: ['miss-the-rolled-towel', 'two-drops-and-go'],
    why: {
      slice: 'The path across you, with a face that does not follow it, is what puts the curve on a slice.',
      pull: 'A straight ball across you shows where the club was going.',
      'too-much-curve': 'The more the path cuts across the face, the more a fade bends.',
      'usual-fade': 'It takes a path a little across you, and that is the beginning of a cut.',
      heel: 'A club that comes from outside arrives with its neck side first.',
      shank: 'Thrown out from the top, the neck can reach the ball before the face.',
      sky: 'Coming over the top is also coming down steeply.',
      'lost-distance': 'A glancing strike passes on less of your speed.',
    },
  },
  'in-to-out': {
    title: 'A swing too far out from the inside',
    what: 'The club drops behind you and leaves away from you. A face square to that path pushes the ball; one that closes against it hooks.',
    check:
      'Put an empty ball box where the club leaves: half a step past the ball, two fingers beyond the line to the target. A club that knocks it over after the strike is still running out, away from you. Divots show the same direction.',
    drills: ['walk-after-it', 'turn-on-past-the-hands'],
    why: {
      push: 'Straight flight has no curve to explain: the club itself went out, away from you.',
      hook: 'A path away from you gives the face much to close against, and the ball curves across you.',
      'too-much-curve': 'The further out the path, the more a draw bends.',
      'usual-draw': 'To draw the ball at all you swing out a little; now it is more than a little.',
      fat: 'A club that drops far behind you reaches the ground early.',
      thin: 'From far inside the club is on its way up when it gets to the ball.',
      shank: 'Swinging out too far carries the neck out to the ball.',
    },
  },
  'face-stays-open': {
    title: 'Hands that hold the face open',
    what: 'The face has to turn as much on the way down as it did on the way back. Tight hands and forearms steer instead, and it arrives late.',
    check:
      'Swing an iron to hip height past the ball and stop. The toe should point to the sky; if the face still looks up at you or at the clouds, it never turned.',
    drills: ['split-the-hands', 'half-a-finger-of-grip'],
    why: {
      'push-slice': 'Start and curve both point away from you: the face was open to everything.',
      slice: 'The face had not caught up with the club when it met the ball.',
      push: 'The face was a little late, and the ball starts about where it looked.',
      'too-much-curve': 'On some swings the hands let go and on some they hold; those are the large fades.',
      'usual-fade': 'A little late gives your fade, a little later its big brother.',
      'lost-distance': 'Hands that hold on hold speed back too.',
      'too-high': 'A face that is late shows the ball more loft.',
    },
  },
  'body-stops': {
    title: 'A body that stops while the hands roll over',
    what: 'When chest and hips stop turning at the ball, the arms throw the club past them and the face rolls shut.',
    check:
      'Hit a half shot, freeze when the hands are at hip height and look at your belt buckle. If it still faces the ball and the club face looks at the ground, this is it.',
    drills: ['turn-on-past-the-hands', 'freeze-at-the-hip'],
    why: {
      'pull-hook': 'Start and curve both go across you: hands alone can turn a face that far.',
      hook: 'The face closes fastest when nothing but the hands is moving.',
      'both-sides': 'Timed by the hands, one face is late and the next one early.',
      pull: 'A body that stops pulls the arms round across you.',
      'too-much-curve': 'Rolling hands make a big draw of a small one.',
      'usual-draw': 'Your draw lives on hands that close the face; it takes little to overdo it.',
      thin: 'Arms that overtake a still body swing up early.',
    },
  },
  'weight-stays-back': {
    title: 'Weight that stays on the trail foot',
    what: 'The bottom of the swing lies where your weight is. On the trail foot it lies behind the ball: the club digs there, or has bounced up again by the time it arrives.',
    check:
      'Hit a 9-iron, hold the finish and lift the trail foot. If you would fall backwards, the weight stayed. Divots that begin behind the ball say the same.',
    drills: ['towel-behind-the-ball', 'walk-after-it'],
    why: {
      fat: 'The ground comes first when the swing bottoms out behind the ball.',
      thin: 'Past its bottom the club climbs and catches the ball thin: the sister of the fat shot.',
      topped: 'Further up the same climb nothing but the top of the ball remains.',
      'too-high': 'Leaning back adds loft and sends the ball up instead of on.',
      'lost-distance': 'Speed that does not move towards the target does not reach the ball.',
      push: 'Hanging back keeps the path outwards for too long.',
      'uneven-distance': 'One clean, the next one heavy: the bottom of the swing wanders.',
      'low-and-high': 'Thin ones fly low and leaning ones high, both from the trail foot.',
    },
  },
  'lifting-the-ball': {
    title: 'Helping the ball into the air',
    what: 'The wrists flip to scoop the ball up. The club overtakes the hands, shows too much loft and reaches its lowest point too soon; the loft alone would have lifted the ball.',
    check:
      'Hit five half shots with an 8-iron and freeze as soon as the ball has gone. If the club head is already ahead of the hands and the back of the lead wrist has folded, this is it.',
    drills: ['tee-in-front', 'lead-hand-only'],
    why: {
      'too-high': 'A flip adds loft at the last moment: more height, less way.',
      thin: 'A scooping club is on its way up and meets the middle of the ball.',
      topped: 'The harder the ball is helped, the higher the club has risen.',
      fat: 'Let go early, the club head drops into the ground first.',
      'lost-distance': 'Loft that was added is distance that was given away.',
      'low-and-high': 'Flipped in time it balloons, flipped early it comes out thin and low.',
      'wedge-distance': 'A wedge that is flipped flies a different height each time.',
      'uneven-distance': 'How much the wrists add is never the same twice.',
    },
  },
  'standing-up': {
    title: 'Standing up through the ball',
    what: 'Hips that move towards the ball and a chest that rises lift the club from its arc and push the handle outwards. Hands then rescue what they can.',
    check:
      'Stand with your seat just touching a wall and swing slowly without a club. Some part of your seat should stay on the wall until after the strike; if it comes away on the way down, this is it.',
    drills: ['tee-in-front', 'three-tee-heights'],
    why: {
      thin: 'The chest rose, and the club rose with it.',
      topped: 'Standing up by the width of a hand is enough to miss all but the top.',
      'topped-and-sky': 'Up and down from one swing to the next: the height of the chest is not steady.',
      heel: 'Hips that move in push the handle, and the neck, out.',
      shank: 'With the hips in the way the club has to go out, neck first.',
      push: 'No room to turn, so the club is thrust out, away from you.',
      'both-sides': 'Some are blocked and some are saved with the hands: a miss to either side.',
      hook: 'A last rescue by the hands can shut the face.',
      'push-slice': 'With the handle rising the face gets no time to come round.',
      'uneven-distance': 'A strike at a different height each time flies a different distance.',
    },
  },
  'arms-pull-in': {
    title: 'Arms that shorten at the ball',
    what: 'Fear of the ground, or tight hands, bends the elbows at the strike. The club gets shorter: it comes up, and in towards you.',
    check:
      'Hit a few half shots and freeze just past the ball. If the lead elbow points at the target and daylight shows under it, the arm has folded.',
    drills: ['three-tee-heights', 'near-tee-far-tee'],
    why: {
      topped: 'A shorter radius passes over all but the top of the ball.',
      toe: 'A club that is pulled in meets the ball with its far end.',
      thin: 'A finger’s width shorter is a thin strike.',
      slice: 'An elbow that folds holds the face open.',
      'push-slice': 'Folded arms drag the face through open.',
      'lost-distance': 'Bent arms give up the widest, fastest part of the arc.',
    },
  },
  'weight-on-toes': {
    title: 'Balance that tips towards the ball',
    what: 'If the weight moves from the middle of the feet to the toes, the whole swing moves out by that much; if it rocks back, it moves in.',
    check:
      'Swing and hold the finish for three seconds. If the toes claw the ground, or you step forward after a slow swing, the balance tipped.',
    drills: ['sleeve-beyond-the-ball', 'feet-together'],
    why: {
      shank: 'Falling forward by a ball’s width turns a good strike into the neck.',
      'toe-and-heel':
        'Both ends of the face in one bucket of balls: the distance to the ball changes during the swing.',
      heel: 'Weight on the toes brings the neck out to the ball.',
      'uneven-distance': 'Hits that wander across the face lose a different amount each time.',
      'both-sides': 'An off-center hit twists the face, now to one side and now to the opposite one.',
    },
  },
  'steep-strike': {
    title: 'Chopping down on the ball',
    what: 'A club that drops steeply digs with irons and slides under the ball with a driver. Often the upper body leans towards the target before the club arrives.',
    check:
      'Look at the ground after an iron: a divot deep enough to hide a thumb is too steep. With the driver look for marks on the crown and for a tee that broke or flew forward.',
    drills: ['sweep-over-the-towel'],
    why: {
      sky: 'Coming down steeply the club is still falling when it meets the ball, and passes under it.',
      fat: 'A steep club needs to be only a little early to bury itself.',
      'topped-and-sky': 'A steep arc has no flat bottom: a little off, and it is over or under.',
      slice: 'Steep swings usually cut across the ball as well.',
      pull: 'Shoulders that start down first make it steep and send it across you.',
      'too-high': 'Chops put on so much spin that the ball climbs and stalls.',
      'lost-distance': 'Height and spin eat what the speed would have given.',
    },
  },
  'rushed-tempo': {
    title: 'More effort than balance',
    what: 'A hurried start down, or a swing at full power, loses the order of body, arms and club. It is not one fault but a different one each time.',
    check:
      'Hit ten balls at three quarters of your effort and hold each finish until the ball lands. If they spread less and fly almost as far, effort is the cause.',
    drills: ['feet-together', 'same-club-three-efforts'],
    why: {
      'uneven-distance': 'One club, many distances: the strike, and the speed with it, changes from swing to swing.',
      'both-sides': 'No side is the fault when both are missed; the timing is.',
      'toe-and-heel': 'Lost balance moves the club in and out.',
      'low-and-high': 'Height that changes with the same club is a strike that changes.',
      'topped-and-sky': 'Over one and under the next: a swing in a hurry has no steady bottom.',
      'wedge-distance': 'A short shot in a hurry has no length of its own.',
      'too-much-curve': 'The harder the swing, the more any curve grows.',
      topped: 'Snatching from the top pulls the club up.',
      fat: 'Throwing from the top spends the club before the ball.',
    },
  },
  'short-turn': {
    title: 'A turn that is too short',
    what: 'Without a full turn of the chest the arms have to make all the speed, over too short a way.',
    check:
      'Swing back in front of a mirror and stop. Your back should face the target, or nearly, with the lead shoulder under your chin. If the chest still faces the ball, there is speed to gain.',
    drills: ['step-into-it', 'loudest-swish'],
    why: {
      'lost-distance':
        'Less carry than you had, or than others have at your effort, is first of all speed; the turn is where it comes from.',
      'too-low': 'A slow club gives the ball too little spin and height to stay up.',
      pull: 'Arms alone are thrown across you from the top.',
    },
  },
  'unsteady-wedges': {
    title: 'Wedges without fixed lengths',
    what: 'Below a full swing most golfers swing the same way and add or take away force at the last moment. The hand cannot measure that.',
    check:
      'Pitch five balls to one spot and watch only your backswing on a phone. If it is long each time and slows down, the length is not doing the work.',
    drills: ['leapfrog-with-a-wedge', 'shuffled-numbers'],
    why: {
      'wedge-distance': 'Lengths of swing that you know turn half a wedge into a number.',
      'uneven-distance': 'If it is mainly the short clubs that vary, this is where it begins.',
    },
  },
} as const satisfies Readonly<Partial<Record<CauseId, CauseText>>>
