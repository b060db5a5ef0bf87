import type { TopicDrawing } from '../topic-drawing.ts'

export const DRAWING: TopicDrawing = {
  label: 'A ball on sand and the way of the club: into the sand behind the ball, under it and out in front',
  caption:
    'The club enters 1 to 2 inches behind the ball, at the red mark, slides under it and throws out sand and ball together.',
  height: 150,
  hue: 'sand-tint',
  parts: [
    { wash: 'M8 92H292V142H8z' },
    { line: 'M8 92C60 90 110 93 148 92M232 92C252 91 276 93 292 92', look: 'thin' },
    { circle: [190, 78], radius: 15 },
    { line: 'M52 22C88 62 120 86 148 92C172 107 208 107 232 92C256 82 274 62 286 38', look: 'dashed' },
    { line: 'M148 80V104', look: 'flag' },
    { line: 'M148 118H175M148 113V123M175 113V123', look: 'thin' },
    { words: '1½ in', at: [162, 138] },
    { line: 'M30 110h.1M60 128h.1M92 112h.1M116 130h.1M214 128h.1M246 114h.1M272 130h.1' },
  ],
}
