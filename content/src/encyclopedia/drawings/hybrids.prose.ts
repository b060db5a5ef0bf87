import type { TopicDrawing } from '../topic-drawing.ts'

export const DRAWING: TopicDrawing = {
  label:
    'An iron and a hybrid of the same loft from the toe; the mark of the weight lies lower and farther back in the hybrid',
  caption:
    'Both have 21 degrees of loft. The middle of the weight, in red, lies lower and farther behind the face of the hybrid, so the ball starts higher.',
  height: 168,
  hue: 'mown',
  parts: [
    { wash: 'M92 122L70.5 66L64 68L68 119C74 124 86 125 92 122Z' },
    { wash: 'M232 122L217.7 84.7C196 80 160 94 152 108C152 119 176 125 196 125C212 125 226 124 232 122Z' },
    { line: 'M92 122L70.5 66L64 68L68 119C74 124 86 125 92 122Z' },
    { line: 'M232 122L217.7 84.7C196 80 160 94 152 108C152 119 176 125 196 125C212 125 226 124 232 122Z' },
    { ray: [92, 122], deg: 90, length: 55.1, look: 'dashed' },
    { ray: [92, 122], deg: 111, length: 60 },
    { arc: [92, 122], fromDeg: 90, toDeg: 111, radius: 64 },
    { ray: [232, 122], deg: 90, length: 55, look: 'dashed' },
    { ray: [232, 122], deg: 111, length: 40 },
    { arc: [232, 122], fromDeg: 90, toDeg: 111, radius: 50 },
    { circle: [77, 98], radius: 4.5, look: 'flag' },
    { circle: [202, 111], radius: 4.5, look: 'flag' },
    { line: 'M8 126H292', look: 'thin' },
    { words: '3-iron', at: [82, 152] },
    { words: 'hybrid', at: [196, 152] },
  ],
}
