import type { TopicDrawing } from '../topic-drawing.ts'

export const DRAWING: TopicDrawing = {
  label: 'A mallet putter seen along its shaft, which lies across a finger: the face looks straight up',
  caption:
    'Laid across a finger, this mallet turns its face to the sky: toe and heel weigh the same, which suits a straight stroke. Weight far back, in red, resists twisting.',
  height: 168,
  hue: 'sand-tint',
  parts: [
    { wash: 'M88 52H212C212 100 190 130 150 130S88 100 88 52Z' },
    { line: 'M88 52H212C212 100 190 130 150 130S88 100 88 52Z' },
    { circle: [150, 60], radius: 6 },
    { line: 'M150 44V16M144 23L150 15L156 23' },
    { circle: [112, 100], radius: 7, look: 'flag' },
    { circle: [188, 100], radius: 7, look: 'flag' },
    { words: 'face', at: [182, 32] },
    { words: 'toe', at: [68, 58], anchor: 'end' },
    { words: 'heel', at: [232, 58], anchor: 'start' },
  ],
}
