/** Line styles by weight; a flag line marks the subject of the drawing. */
export type DrawnLook = 'pen' | 'thin' | 'dashed' | 'flag'

/** Angles in degrees from the right-hand horizontal, counter-clockwise. */
export type DrawingPart =
  /** A pen line along a path, optionally rotated counter-clockwise around a point. */
  | { readonly line: string; readonly look?: DrawnLook; readonly turnedDeg?: number; readonly around?: Point }
  /** A filled area in the drawing's one wash, slightly misregistered like a print. */
  | { readonly wash: string; readonly turnedDeg?: number; readonly around?: Point }
  /** A straight line from a point at a given angle. */
  | { readonly ray: Point; readonly deg: number; readonly length: number; readonly look?: DrawnLook }
  /** The arc between two angles, labelled with the angle unless `isBare`. */
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

/** A drawing as data, 300 units wide: pen lines, one wash, and its text alternative. */
export type TopicDrawing = {
  /** Text alternative. */
  readonly label: string
  /** Caption below the drawing. */
  readonly caption: string
  readonly height: number
  readonly hue: 'mown' | 'sand-tint' | 'water-tint'
  readonly parts: readonly DrawingPart[]
}
