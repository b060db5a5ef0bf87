import type { TopicDrawing } from '../topic-drawing.ts'

export const DRAWING: TopicDrawing = {
  label:
    'A putter from the front: the shaft leans 70 degrees from the ground, 20 from the upright; the rules require 10',
  caption:
    'The shaft must lean at least 10 degrees from the upright. Most putters stand near 70 degrees from the ground, which is 20 from the upright.',
  height: 172,
  hue: 'mown',
  parts: [
    { wash: 'M76 128h104v18h-104z' },
    { line: 'M76 128h104v18h-104z' },
    { ray: [172, 128], deg: 70, length: 108 },
    { ray: [172, 128], deg: 90, length: 78, look: 'dashed' },
    { ray: [172, 128], deg: 80, length: 78, look: 'flag' },
    { arc: [172, 128], fromDeg: 80, toDeg: 90, radius: 84 },
    { arc: [165.1, 147], fromDeg: 0, toDeg: 70, radius: 58 },
    { line: 'M8 147H292', look: 'thin' },
    { words: 'toe', at: [90, 166] },
    { words: 'limit', at: [140, 42] },
  ],
}
