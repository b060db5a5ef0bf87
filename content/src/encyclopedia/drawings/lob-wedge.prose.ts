import type { TopicDrawing } from '../topic-drawing.ts'

export const DRAWING: TopicDrawing = {
  label: 'Two shots that land on the same spot: the higher one stops soon, the lower one rolls on',
  caption:
    'Both land on the same spot. From the lob wedge the ball falls steeply and stops soon, from the pitching wedge it lands flatter and rolls. A sketch: lie and green decide how far.',
  height: 134,
  hue: 'mown',
  parts: [
    { wash: 'M140 112H292V124H140z' },
    { line: 'M8 112H292', look: 'thin' },
    { line: 'M20 112Q90 12 160 112' },
    { line: 'M20 112Q90 71.6 160 112', look: 'dashed' },
    { line: 'M160 107H182' },
    { line: 'M190 107H252', look: 'dashed' },
    { circle: [20, 107], radius: 4.5 },
    { circle: [186, 107], radius: 4.5, look: 'flag' },
    { circle: [258, 107], radius: 4.5 },
    { words: 'lob wedge', at: [90, 50] },
    { words: 'pitching wedge', at: [240, 98] },
  ],
}
