import type { TopicDrawing } from '../topic-drawing.ts'

export const DRAWING: TopicDrawing = {
  label: 'The face of a driver from the front, with rings around its middle and the shaft on the heel side',
  caption:
    'The nearer the middle of the face, the more of the swing reaches the ball. Toward toe or heel the head twists as well.',
  height: 180,
  hue: 'mown',
  parts: [
    { wash: 'M45 112C45 76 92 48 150 48C206 48 237 78 238 108C238 134 200 146 150 146C96 146 45 142 45 112Z' },
    { line: 'M45 112C45 76 92 48 150 48C206 48 237 78 238 108C238 134 200 146 150 146C96 146 45 142 45 112Z' },
    { ray: [222, 72], deg: 58, length: 70 },
    { line: 'M104 98a46 28 0 1 0 92 0a46 28 0 1 0-92 0', look: 'dashed' },
    { line: 'M128 98a22 13 0 1 0 44 0a22 13 0 1 0-44 0', look: 'flag' },
    { words: 'toe', at: [62, 168] },
    { words: 'middle', at: [150, 168] },
    { words: 'heel', at: [226, 168] },
  ],
}
