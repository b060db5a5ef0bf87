import type { TopicDrawing } from '../topic-drawing.ts'

export const DRAWING: TopicDrawing = {
  label: 'Cross-sections of three grips around one middle: standard, midsize and jumbo, only a little larger each',
  caption:
    'Outside of a standard, a midsize and a jumbo grip to one scale, 2 inches below the cap. A sixteenth of an inch looks small and feels large.',
  height: 180,
  hue: 'sand-tint',
  parts: [
    { wash: 'M28.5 90a67.5 67.5 0 1 0 135 0a67.5 67.5 0 1 0-135 0' },
    { circle: [96, 90], radius: 67.5 },
    { circle: [96, 90], radius: 72.2, look: 'thin' },
    { circle: [96, 90], radius: 76.9 },
    { line: 'M163.5 90H186M156 50L186 38M144.3 150L186 150', look: 'thin' },
    { words: 'standard', at: [192, 88], anchor: 'start' },
    { words: '0.900 in', at: [192, 105], anchor: 'start' },
    { words: 'midsize', at: [192, 36], anchor: 'start' },
    { words: '+ 1/16 in', at: [192, 53], anchor: 'start' },
    { words: 'jumbo', at: [192, 148], anchor: 'start' },
    { words: '+ 1/8 in', at: [192, 165], anchor: 'start' },
  ],
}
