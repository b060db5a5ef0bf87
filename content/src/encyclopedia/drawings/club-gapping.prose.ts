import type { TopicDrawing } from '../topic-drawing.ts'

export const DRAWING: TopicDrawing = {
  label:
    'Four clubs on a line by their carry: lob and sand wedge nearly together, a wide gap to the pitching wedge, a good one to the 9-iron',
  caption:
    'Four clubs by their carry. Two do one job, then there is a shot for which there is no club, then a gap as it should be.',
  height: 114,
  hue: 'sand-tint',
  parts: [
    { wash: 'M66.4 62H194.0V78H66.4z' },
    { line: 'M49.0 70H263.6', look: 'thin' },
    { circle: [49, 70], radius: 6 },
    { circle: [66.4, 70], radius: 6 },
    { circle: [194, 70], radius: 6 },
    { circle: [263.6, 70], radius: 6 },
    { line: 'M72.4 54V48H188.0V54' },
    { line: 'M49.0 54V48H66.4V54', look: 'flag' },
    { line: 'M200.0 54V48H257.6V54' },
    { words: 'too large', at: [130.2, 38] },
    { words: 'too close', at: [57.7, 38] },
    { words: 'good', at: [228.8, 38] },
    { words: 'LW', at: [45, 100] },
    { words: 'SW', at: [70.4, 100] },
    { words: 'PW', at: [194, 100] },
    { words: '9i', at: [263.6, 100] },
  ],
}
