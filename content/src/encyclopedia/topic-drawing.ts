/** Lines of ink, in their order of weight; a flag line marks the one thing the drawing is about. */
export type DrawnLook = 'pen' | 'thin' | 'dashed' | 'flag'

/** Angles are in degrees from the horizontal at the right, against the clock, as they are on paper. */
export type DrawingPart =
  /** A pen line along a path; `turnedDeg` turns it against the clock around a point. */
  | { readonly line: string; readonly look?: DrawnLook; readonly turnedDeg?: number; readonly around?: Point }
  /** A ground of the drawing's one wash, printed a little off register. */
  | { readonly wash: string; readonly turnedDeg?: number; readonly around?: Point }
  /** A straight line that starts at a point and leaves it at a true angle. */
  | { readonly ray: Point; readonly deg: number; readonly length: number; readonly look?: DrawnLook }
  /** The arc between two angles. What it measures is written beside it, worked out, unless `isBare`. */
  | {
      readonly arc: Point
      readonly fromDeg: number
      readonly toDeg: number
      readonly radius: number
      readonly isBare?: boolean
    }
  | { readonly circle: Point; readonly radius: number; readonly look?: DrawnLook }
  | { readonly words: string; readonly at: Point; readonly anchor?: 'start' | 'middle' | 'end' }

export type Point = readonly [x: number, y: number]

/** A drawing as data, 300 units wide: a pen line, one wash, and what it says in words. */
export type TopicDrawing = {
  /** What is drawn, for those who do not see it. */
  readonly label: string
  /** What it shows, below it for everybody. */
  readonly caption: string
  readonly height: number
  readonly hue: 'mown' | 'sand-tint' | 'water-tint'
  readonly parts: readonly DrawingPart[]
}
