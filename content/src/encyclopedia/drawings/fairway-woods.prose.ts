import type { TopicDrawing } from '../topic-drawing.ts'

export const DRAWING: TopicDrawing = {
  label: 'A driver head and a fairway wood head from the toe, the second much smaller and lower',
  caption:
    'Heads of 460 and 175 cc to one scale. The lower face of the fairway wood meets a ball on the turf near its middle.',
  height: 178,
  hue: 'mown',
  parts: [
    {
      wash: 'M128 130C136.8 114.6 136.8 64 121.4 46.4C95 26.6 33.4 57.4 20.2 92.6C15.8 112.4 29 127.8 51 132.2C79.6 136.6 112.6 136.6 128 130Z',
    },
    {
      wash: 'M275.7 131.2C282.1 120.1 282.1 83.4 270.9 70.6C251.8 56.3 207.2 78.6 197.6 104.1C194.4 118.5 204 129.6 219.9 132.8C240.6 136 264.5 136 275.7 131.2Z',
    },
    {
      line: 'M128 130C136.8 114.6 136.8 64 121.4 46.4C95 26.6 33.4 57.4 20.2 92.6C15.8 112.4 29 127.8 51 132.2C79.6 136.6 112.6 136.6 128 130Z',
    },
    {
      line: 'M275.7 131.2C282.1 120.1 282.1 83.4 270.9 70.6C251.8 56.3 207.2 78.6 197.6 104.1C194.4 118.5 204 129.6 219.9 132.8C240.6 136 264.5 136 275.7 131.2Z',
    },
    { line: 'M8 136H292', look: 'thin' },
    { words: 'driver', at: [78, 160] },
    { words: 'fairway wood', at: [234, 160] },
  ],
}
