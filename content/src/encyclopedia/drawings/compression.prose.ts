import type { TopicDrawing } from '../topic-drawing.ts'

export const DRAWING: TopicDrawing = {
  label: 'Two balls under the same load: the low-compression ball is pressed flatter than the high-compression one',
  caption:
    'The same load on both, the change drawn larger than it is. A ball of low compression gives more, and feels softer.',
  height: 168,
  hue: 'water-tint',
  parts: [
    { wash: 'M32 78a48 34 0 1 0 96 0a48 34 0 1 0-96 0' },
    { wash: 'M176 78a44 40 0 1 0 88 0a44 40 0 1 0-88 0' },
    { circle: [80, 78], radius: 42, look: 'dashed' },
    { circle: [220, 78], radius: 42, look: 'dashed' },
    { line: 'M32 78a48 34 0 1 0 96 0a48 34 0 1 0-96 0' },
    { line: 'M176 78a44 40 0 1 0 88 0a44 40 0 1 0-88 0' },
    { line: 'M26 44H134M26 112H134M166 38H274M166 118H274' },
    { line: 'M80 14V34M74 28L80 36L86 28M220 10V28M214 22L220 30L226 22', look: 'thin' },
    { words: 'low, about 45', at: [80, 142] },
    { words: 'high, about 90', at: [220, 142] },
  ],
}
