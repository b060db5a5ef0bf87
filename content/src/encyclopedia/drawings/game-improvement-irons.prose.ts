import type { TopicDrawing } from '../topic-drawing.ts'

export const DRAWING: TopicDrawing = {
  label:
    'Two 7-irons cut through the middle: a blade with a narrow sole, and a game-improvement iron with a hollow back and a wide sole',
  caption:
    'Two 7-irons cut through the middle. The game-improvement iron carries its weight low in a wide sole, and often has less loft under the same number.',
  height: 182,
  hue: 'sand-tint',
  parts: [
    { wash: 'M112 134L62.8 61.0L56.8 65.0L80 108C84 120 90 131 98 135C104 137 110 136 112 134Z' },
    {
      wash: 'M252 134L208.0 57.8L198.0 63.8L202.0 70.8L209.0 67.8L230 112C220 116 206 118 198 124C196 130 204 136 214 137C232 139 246 138 252 134Z',
    },
    { line: 'M112 134L62.8 61.0L56.8 65.0L80 108C84 120 90 131 98 135C104 137 110 136 112 134Z' },
    {
      line: 'M252 134L208.0 57.8L198.0 63.8L202.0 70.8L209.0 67.8L230 112C220 116 206 118 198 124C196 130 204 136 214 137C232 139 246 138 252 134Z',
    },
    { ray: [112, 134], deg: 90, length: 70, look: 'dashed' },
    { arc: [112, 134], fromDeg: 90, toDeg: 124, radius: 52 },
    { ray: [252, 134], deg: 90, length: 70, look: 'dashed' },
    { arc: [252, 134], fromDeg: 90, toDeg: 120, radius: 52 },
    { line: 'M8 138H292', look: 'thin' },
    { words: 'blade', at: [86, 166] },
    { words: 'game improvement', at: [216, 166] },
  ],
}
