import { expect, it } from 'vitest'
import type { Hand } from '@bagwise/golf/golfer'
import { yourSwing } from './your-swing.section.tsx'

const choicesOf = (hand: Hand | null, id: string) =>
  yourSwing(hand)
    .questions.filter((question) => question.id === id)
    .flatMap(({ inputs }) => inputs.flatMap((input) => ('choices' in input ? input.choices : [])))

it('says from whose view wherever it asks a golfer of unknown hand about right and left', () => {
  const aboutSides = yourSwing(null).questions.filter((question) =>
    /to the right|"Right"/.test(JSON.stringify(question.inputs)),
  )
  expect(aboutSides.map(({ id }) => id)).toEqual(['ball-flight', 'common-miss'])
  for (const { help } of aboutSides) expect(help).toMatch(/^Shown right-handed\. Lefty\?/)
  for (const hand of ['right', 'left'] as const) {
    for (const { help } of yourSwing(hand).questions) expect(help ?? '').not.toMatch(/right-hand/)
  }
})

it('ADV-37 exchanges the sides of curves and misses for a left-hander, and stores the same', () => {
  const asked = (hand: Hand | null) =>
    ['ball-flight', 'common-miss'].flatMap((id) =>
      choicesOf(hand, id).map(({ value, label, help }) => `${value}: ${label}${help === undefined ? '' : `, ${help}`}`),
    )
  const rightHander = [
    'straight: Straight',
    'draw: Draw, A little to the left',
    'fade: Fade, A little to the right',
    'slice: Slice, Far to the right',
    'hook: Hook, Far to the left',
    'right: Right',
    'left: Left',
    'short: Short',
    'long: Long',
    'inconsistent: Inconsistent, All over the place',
  ]
  expect([asked(null), asked('right')]).toEqual([rightHander, rightHander])
  expect(asked('left')).toEqual([
    'straight: Straight',
    'draw: Draw, A little to the right',
    'fade: Fade, A little to the left',
    'slice: Slice, Far to the left',
    'hook: Hook, Far to the right',
    'right: Left',
    'left: Right',
    'short: Short',
    'long: Long',
    'inconsistent: Inconsistent, All over the place',
  ])
})
