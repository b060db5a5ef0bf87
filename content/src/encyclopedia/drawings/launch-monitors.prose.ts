import type { TopicDrawing } from '../topic-drawing.ts'

export const DRAWING: TopicDrawing = {
  label: 'A ball leaves the ground at 12 degrees, with back spin; the club comes from the left',
  caption:
    'What a launch monitor reads in the moment after the strike: how fast the ball leaves, how steeply, and how it spins.',
  height: 156,
  hue: 'mown',
  parts: [
    { wash: 'M8 118H292V130H8z' },
    { line: 'M8 118H292', look: 'thin' },
    { circle: [96, 105], radius: 13 },
    { ray: [96, 105], deg: 12, length: 176, look: 'flag' },
    { ray: [96, 105], deg: 0, length: 150, look: 'dashed' },
    { arc: [96, 105], fromDeg: 0, toDeg: 12, radius: 150 },
    { line: 'M258 64L268 68.4L260 76' },
    { words: 'ball speed', at: [250, 50], anchor: 'end' },
    { line: 'M116 84A28 28 0 0 0 78 83M86 75L77 84L88 87', look: 'thin' },
    { words: 'back spin', at: [98, 64] },
    { line: 'M20 112H70M62 105L71 112L62 119', look: 'dashed' },
    { words: 'club speed', at: [46, 149] },
  ],
}
