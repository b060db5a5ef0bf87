import type { TopicDrawing } from '../topic-drawing.ts'

export const DRAWING: TopicDrawing = {
  label: 'The faces of four wedges against the upright: 46, 52, 56 and 60 degrees',
  caption:
    'How far each face leans back from the upright: usual lofts of a set of four. The more loft, the higher and shorter the shot.',
  height: 130,
  hue: 'mown',
  parts: [
    { wash: 'M6 90h286v12h-286z' },
    { line: 'M6 90H292', look: 'thin' },
    { ray: [66, 90], deg: 90, length: 58.9, look: 'dashed' },
    { ray: [66, 90], deg: 136, length: 62 },
    { arc: [66, 90], fromDeg: 90, toDeg: 136, radius: 28 },
    { words: 'PW', at: [44, 116] },
    { ray: [138, 90], deg: 90, length: 58.9, look: 'dashed' },
    { ray: [138, 90], deg: 142, length: 62 },
    { arc: [138, 90], fromDeg: 90, toDeg: 142, radius: 28 },
    { words: 'GW', at: [116, 116] },
    { ray: [210, 90], deg: 90, length: 58.9, look: 'dashed' },
    { ray: [210, 90], deg: 146, length: 62 },
    { arc: [210, 90], fromDeg: 90, toDeg: 146, radius: 28 },
    { words: 'SW', at: [188, 116] },
    { ray: [282, 90], deg: 90, length: 58.9, look: 'dashed' },
    { ray: [282, 90], deg: 150, length: 62 },
    { arc: [282, 90], fromDeg: 90, toDeg: 150, radius: 28 },
    { words: 'LW', at: [260, 116] },
  ],
}
