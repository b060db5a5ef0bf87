import type { TopicDrawing } from '../topic-drawing.ts'

export const DRAWING: TopicDrawing = {
  label: 'Two shots that land on the same spot: the higher one stops soon, the lower one rolls on',
  caption:
    'Both land on the same spot. From the lob wedge the ball falls steeply and stops soon, from the pitching wedge it comes in flat and rolls. A sketch: lie and green decide how far.',
  height: 156,
  hue: 'mown',
  parts: [
    { wash: 'M140 112H292V124H140z' },
    { line: 'M8 112H292', look: 'thin' },
    { line: 'M36 112Q98 38.1 160 112' },
    { line: 'M36 112Q98 76.2 160 112', look: 'dashed' },
    { line: 'M160 107H182' },
    { line: 'M190 107H252', look: 'dashed' },
    { circle: [36, 107], radius: 4.5 },
    { circle: [186, 107], radius: 4.5, look: 'flag' },
    { circle: [258, 107], radius: 4.5 },
    { words: 'lob wedge', at: [98, 62] },
    { words: 'pitching wedge', at: [84, 132] },
    { words: 'roll', at: [220, 100] },
  ],
}
