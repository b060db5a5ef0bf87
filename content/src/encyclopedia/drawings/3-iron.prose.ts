import type { TopicDrawing } from '../topic-drawing.ts'

export const DRAWING: TopicDrawing = {
  label: 'The faces of a 3-iron and a 7-iron against the upright: 20 and 32 degrees',
  caption:
    'A 3-iron has 12 degrees less loft than a traditional 7-iron and a shaft 2 inches longer: less help to lift the ball, and more to keep under control.',
  height: 152,
  hue: 'mown',
  parts: [
    { wash: 'M8 112h284v12h-284z' },
    { line: 'M8 112H292', look: 'thin' },
    { ray: [110, 112], deg: 90, length: 70.3, look: 'dashed' },
    { ray: [110, 112], deg: 110, length: 74 },
    { arc: [110, 112], fromDeg: 90, toDeg: 110, radius: 80 },
    { ray: [250, 112], deg: 90, length: 70.3, look: 'dashed' },
    { ray: [250, 112], deg: 122, length: 74 },
    { arc: [250, 112], fromDeg: 90, toDeg: 122, radius: 80 },
    { words: '3-iron, 39 in', at: [92, 144] },
    { words: '7-iron, 37 in', at: [228, 144] },
  ],
}
