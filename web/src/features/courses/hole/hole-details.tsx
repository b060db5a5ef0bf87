// One part: it waits for the worker, is below the fold or opens with a tap.
export { AnswerStrip } from './answer-strip.tsx'
export { BallControls } from './ball-controls.tsx'
export { HoleFoot } from './hole-foot.tsx'
export { LayUps } from './lay-ups.tsx'
export { HoleNumbers } from './hole-numbers.tsx'
export { MoreDialog, TypeDialog } from './hole-dialogs.tsx'
