import type { TopicDrawing } from '../topic-drawing.ts'

export const DRAWING: TopicDrawing = {
  label: 'A blade putter seen along its shaft, which lies across a finger: the toe hangs 45 degrees down',
  caption:
    'The shaft lies across a finger and you look along it. The toe of this blade drops by 45 degrees. The more it hangs, the more it suits a stroke with an arc.',
  height: 168,
  hue: 'sand-tint',
  parts: [
    { wash: 'M104 46H212V66H104z', turnedDeg: -45, around: [112, 56] },
    { line: 'M104 46H212V66H104z', turnedDeg: -45, around: [112, 56] },
    { circle: [112, 56], radius: 6, look: 'flag' },
    { ray: [112, 56], deg: 0, length: 120, look: 'dashed' },
    { ray: [112, 56], deg: -45, length: 70, look: 'thin' },
    { arc: [112, 56], fromDeg: -45, toDeg: 0, radius: 82 },
    { words: 'shaft', at: [84, 48], anchor: 'end' },
    { words: 'toe', at: [216, 150] },
  ],
}
