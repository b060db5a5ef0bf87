import type { ChangeId } from '@bagwise/golf/swing/changes'

/** One or two sentences for each change; a change shared by several causes appears once. */
export const CHANGE_TEXTS = {
  'stronger-grip':
    'Turn both hands a little to the trail side on the grip, until you see two to three knuckles of the lead hand and the trail hand sits more beside the grip than on top.',
  'weaker-grip':
    'Turn both hands a little to the lead side on the grip, until you see two knuckles of the lead hand and the trail palm faces the target.',
  'lighter-grip':
    'If ten is as firmly as you can, hold the club at four: tight forearms can neither turn nor stay long.',
  'square-aim':
    'Choose a leaf or a mark a step ahead of the ball on the line to the target. Set the face to it first, then feet and shoulders parallel to that line.',
  'ball-forward':
    'Move the ball forward by one ball’s width: a 7-iron a little ahead of the middle of the stance, the driver opposite the lead heel.',
  'ball-back':
    'Move the ball back by one ball’s width: irons no further forward than two ball widths ahead of the middle.',
  'stand-closer':
    'Stand half a shoe closer, so that the arms hang straight down from the shoulders instead of reaching.',
  'stand-farther': 'Stand half a shoe further away, so that a hand fits between the grip end and your thighs.',
  'tee-lower':
    'Tee the ball so that half of it shows above the driver, and push the tee in to the same mark every time.',
  'lead-foot-first': 'With irons start with a little more than half of your weight on the lead foot.',
  'driver-tilt':
    'With the driver play the ball opposite the lead heel and let the trail shoulder sit lower than the lead one, as if the chest leaned slightly away from the target.',
  'mid-foot':
    'Rock from heels to toes and settle in the middle, under the laces; you should feel it there at the finish too.',
  'from-inside':
    'Start down with the arms while your back still faces the target, and swing out past the ball towards a point slightly away from you.',
  'around-the-body':
    'Keep the chest turning through the ball and let the club leave low and around you, across the line and not out over it.',
  'turn-the-face':
    'Let the trail forearm turn over the lead one past the ball, so that the toe points to the sky at hip height.',
  'quiet-hands':
    'Feel that the back of the lead hand keeps facing the target a moment longer after the strike; nothing rolls.',
  'keep-turning':
    'Turn until belt buckle and chest face the target: a body that keeps turning leaves the hands nothing to save.',
  'weight-through':
    'Step into the lead foot before the club comes down, and finish on it with the trail heel in the air.',
  'hands-first':
    'With irons let the hands reach the ball before the club head and brush the ground just ahead of where it lay.',
  'loft-back':
    'Set the hands level with the ball, no further ahead than the inside of the lead thigh, and let the club show its loft.',
  'keep-height':
    'Keep your seat where it was and the chest over the ball until it has gone; then come up with the turn.',
  'long-arms': 'Throw both arms long towards the ground ahead of the ball; they are straightest just after the strike.',
  'sweep-it':
    'Swing the driver along the ground for longer and clip the tee on the way up; irons take grass, not a trench.',
  'easy-pace': 'Swing at three quarters of your effort for a month and hold every finish until the ball has landed.',
  'full-turn':
    'Turn the chest until your back faces the target and let the lead heel rise if that helps; take your time to get there.',
  'three-lengths':
    'Learn three lengths of backswing with each wedge: hands at hip, chest and shoulder height, all with the same unhurried pace and a longer finish than backswing.',
  'fresh-grips': 'Worn, slippery grips are held too tightly: have them renewed after a season or so of play.',
  'check-lie':
    'If straight shots start off line to one side with short irons only, have the lie angles of the irons checked.',
  'check-length':
    'If foot powder shows the same end of the face in every club, have the lengths checked against your height and reach.',
  'check-flex': 'Compare the flex of the shafts with your swing speed; a fitter measures it in minutes.',
  'more-loft':
    'Try more loft before a new swing: a driver with one or two degrees more, a hybrid in place of the longest iron.',
  'less-loft': 'Borrow a driver or iron with one or two degrees less loft and compare carries, not single long hits.',
  'wedge-card': 'Measure each wedge at each of the three lengths and keep the numbers on a card in the bag.',
} as const satisfies Readonly<Record<ChangeId, string>>
