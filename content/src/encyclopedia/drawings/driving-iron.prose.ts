import type { TopicDrawing } from '../topic-drawing.ts'

export const DRAWING: TopicDrawing = {
  label:
    'Three heads from the toe: a 3-iron, a driving iron with a wider hollow body, and a hybrid that is deeper still',
  caption:
    'All three have 20 degrees of loft. The driving iron is hollow and wider in the sole than a 3-iron, but not as deep as a hybrid: it flies between them.',
  height: 156,
  hue: 'mown',
  parts: [
    { wash: 'M74 112L53.2 54.9L47 57L51 109C57 114 68 115 74 112Z' },
    { wash: 'M168 112L148.2 57.5L139.2 60.5C134.2 82 130 98 128 108C136 116 160 116 168 112Z' },
    { wash: 'M272 112L258.3 74.4C234 72 202 84 194 98C194 109 216 115 236 115C252 115 266 114 272 112Z' },
    { line: 'M74 112L53.2 54.9L47 57L51 109C57 114 68 115 74 112Z' },
    { line: 'M168 112L148.2 57.5L139.2 60.5C134.2 82 130 98 128 108C136 116 160 116 168 112Z' },
    { line: 'M272 112L258.3 74.4C234 72 202 84 194 98C194 109 216 115 236 115C252 115 266 114 272 112Z' },
    { ray: [74, 112], deg: 90, length: 60, look: 'dashed' },
    { arc: [74, 112], fromDeg: 90, toDeg: 110, radius: 62 },
    { ray: [168, 112], deg: 90, length: 60, look: 'dashed' },
    { arc: [168, 112], fromDeg: 90, toDeg: 110, radius: 62 },
    { ray: [272, 112], deg: 90, length: 46, look: 'dashed' },
    { arc: [272, 112], fromDeg: 90, toDeg: 110, radius: 50 },
    { line: 'M8 116H292', look: 'thin' },
    { words: '3-iron', at: [60, 142] },
    { words: 'driving iron', at: [150, 142] },
    { words: 'hybrid', at: [234, 142] },
  ],
}
