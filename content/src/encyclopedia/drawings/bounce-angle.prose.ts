import type { TopicDrawing } from '../topic-drawing.ts'

export const DRAWING: TopicDrawing = {
  label: 'A wedge cut through its sole: the leading edge is above the lowest point by an angle of 12 degrees',
  caption:
    'Bounce is the angle between the ground and a line from the lowest point of the sole to the leading edge: 12 degrees here. It lifts the edge, so that the club slides instead of digging.',
  height: 150,
  hue: 'sand-tint',
  parts: [
    {
      wash: 'M221.6 94.7L133.7 35.4L119.7 41.4C98 70 90 98 100 112C104 117 108 118 112 118C146 117 184 108 221.6 94.7Z',
    },
    {
      line: 'M221.6 94.7L133.7 35.4L119.7 41.4C98 70 90 98 100 112C104 117 108 118 112 118C146 117 184 108 221.6 94.7Z',
    },
    { ray: [112, 118], deg: 12, length: 124, look: 'flag' },
    { arc: [112, 118], fromDeg: 0, toDeg: 12, radius: 138 },
    { line: 'M8 118H292', look: 'thin' },
    { words: 'lowest point', at: [112, 142] },
    { words: 'leading edge', at: [296, 76], anchor: 'end' },
  ],
}
