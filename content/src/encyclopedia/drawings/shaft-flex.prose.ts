import type { TopicDrawing } from '../topic-drawing.ts'

export const DRAWING: TopicDrawing = {
  label: 'Five shafts held at the grip with the same weight at the tip; the softer the shaft, the more it bends',
  caption:
    'The same weight at the tip of each, the bend drawn larger than it is. No standard says how much a letter bends: makers differ.',
  height: 150,
  hue: 'sand-tint',
  parts: [
    { wash: 'M14 18h30v44h-30z' },
    { line: 'M14 18h30v44h-30z' },
    { line: 'M44 40C97.3 40 150.7 48.0 204 56' },
    { words: 'extra-stiff', at: [212, 61], anchor: 'start' },
    { line: 'M44 40C97.3 40 150.7 57.0 204 74' },
    { words: 'stiff', at: [212, 79], anchor: 'start' },
    { line: 'M44 40C97.3 40 150.7 66.0 204 92' },
    { words: 'regular', at: [212, 97], anchor: 'start' },
    { line: 'M44 40C97.3 40 150.7 75.0 204 110' },
    { words: 'senior', at: [212, 115], anchor: 'start' },
    { line: 'M44 40C97.3 40 150.7 84.0 204 128' },
    { words: 'ladies', at: [212, 133], anchor: 'start' },
  ],
}
