import type { TopicDrawing } from '../topic-drawing.ts'

export const DRAWING: TopicDrawing = {
  label: 'Lofts on a line: without a gap wedge 12 degrees lie between pitching and sand wedge, with one 6 and 6',
  caption:
    'Lofts on a line, least at the left. The gap wedge, in red, cuts the 12 degrees between pitching and sand wedge in two.',
  height: 158,
  hue: 'water-tint',
  parts: [
    { wash: 'M46 40H202V60H46z' },
    { line: 'M46 50H202', look: 'dashed' },
    { line: 'M202 50H254' },
    { line: 'M46 120H254' },
    { circle: [46, 50], radius: 7 },
    { circle: [202, 50], radius: 7 },
    { circle: [254, 50], radius: 7 },
    { circle: [46, 120], radius: 7 },
    { circle: [124, 120], radius: 7, look: 'flag' },
    { circle: [202, 120], radius: 7 },
    { circle: [254, 120], radius: 7 },
    { words: '12°', at: [124, 34] },
    { words: '4°', at: [228, 38] },
    { words: '6°', at: [85, 112] },
    { words: '6°', at: [163, 112] },
    { words: '4°', at: [228, 108] },
    { words: 'PW', at: [46, 76] },
    { words: 'SW', at: [202, 76] },
    { words: 'LW', at: [254, 76] },
    { words: 'PW', at: [46, 146] },
    { words: 'GW', at: [124, 146] },
    { words: 'SW', at: [202, 146] },
    { words: 'LW', at: [254, 146] },
  ],
}
