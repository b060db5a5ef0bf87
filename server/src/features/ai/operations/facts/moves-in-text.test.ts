import { expect, it } from 'vitest'
import { CHANGE_TEXTS } from '@bagwise/content/swing/swing-changes.prose'
import { CHANGES, areOpposite } from '@bagwise/golf/swing/changes'
import type { ChangeId } from '@bagwise/golf/swing/changes'
import { movesInText } from './moves-in-text.ts'

it.each([
  ['Strengthen your grip until you see three knuckles.', [{ face: 1 }]],
  ['A slightly weaker left-hand grip helps.', [{ face: -1 }]],
  ['Swing the club from the inside rather than from the outside.', [{ path: 1 }]],
  ['Move the ball a little forward in your stance.', [{ ballPlace: 1 }]],
  ['Play the ball slightly further back.', [{ ballPlace: -1 }]],
  ['Stand half a foot farther from the ball.', [{ reach: 1 }]],
  ['Finish with your weight on the front foot.', [{ weight: 1 }]],
  ['Try a driver with less loft.', [{ loft: -1 }]],
  ['Avoid a weaker grip, and keep your head still.', []],
  ['The open face sends the ball to the right.', []],
])('hears what %s moves', (text, moves) => {
  expect(movesInText(text)).toEqual(moves)
})

it('never hears the opposite of what our own corrections ask for', () => {
  for (const [change, text] of Object.entries(CHANGE_TEXTS)) {
    const { moves } = CHANGES[change as ChangeId]
    expect(
      movesInText(text).filter((heard) => areOpposite(heard, moves)),
      text,
    ).toEqual([])
  }
})
