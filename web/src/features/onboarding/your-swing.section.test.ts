import { expect, it } from 'vitest'
import type { Hand } from '@bagwise/golf/golfer'
import { yourSwing } from './your-swing.section.tsx'

const choicesOf = (hand: Hand | null, id: string) =>
  yourSwing(hand)
    .questions.filter((question) => question.id === id)
    .flatMap(({ inputs }) => inputs.flatMap((input) => ('choices' in input ? input.choices : [])))

it('OPN-29 marks the questions about right and left, which say whose view counts, and no other', () => {
  for (const hand of [null, 'right', 'left'] as const) {
    const { questions } = yourSwing(hand)
    const aboutSides = questions.filter(({ inputs }) => /to the right|"Right"/.test(JSON.stringify(inputs)))
    expect(aboutSides.map(({ id }) => id)).toEqual(['ball-flight', 'common-miss'])
    expect(questions.filter(({ isSided }) => isSided)).toEqual(aboutSides)
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
