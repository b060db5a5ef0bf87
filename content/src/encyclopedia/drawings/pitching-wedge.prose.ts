import type { TopicDrawing } from '../topic-drawing.ts'

export const DRAWING: TopicDrawing = {
  label: 'The faces of two pitching wedges: 43 degrees in a modern set, 48 in a traditional one',
  caption:
    'Two clubs with the same letters. Below the 43-degree club 13 degrees are missing to a 56-degree sand wedge, below the 48-degree one only 8.',
  height: 136,
  hue: 'mown',
  parts: [
    { wash: 'M8 96h284v12h-284z' },
    { line: 'M8 96H292', look: 'thin' },
    { ray: [116, 96], deg: 90, length: 77.9, look: 'dashed' },
    { ray: [116, 96], deg: 133, length: 82 },
    { arc: [116, 96], fromDeg: 90, toDeg: 133, radius: 44 },
    { ray: [260, 96], deg: 90, length: 77.9, look: 'dashed' },
    { ray: [260, 96], deg: 138, length: 82 },
    { arc: [260, 96], fromDeg: 90, toDeg: 138, radius: 44 },
    { words: 'modern set', at: [88, 126] },
    { words: 'traditional set', at: [226, 126] },
  ],
}
