import type { ToolPath } from './tools.ts'

type Drawing = {
  /** The one wash, printed 2 px off register. */
  readonly wash: string
  readonly colour: 'rough' | 'sand' | 'water-tint'
  readonly pen: string
  /** Solid red is the pin's alone. */
  readonly flag?: string
}

const DRAWINGS = {
  '/equipment-fitting': {
    wash: 'M22 27 9 29.5c-4 .8-5 5-1.5 6.3l13 2.2c2.5.3 4-.8 4.4-3.2l1.1-7z',
    colour: 'sand',
    pen: 'M35 5 23.5 28M22 27 9 29.5c-4 .8-5 5-1.5 6.3l13 2.2c2.5.3 4-.8 4.4-3.2l1.6-7.5zM11 32.5l11 1.5M12 30.3l10 1.4',
  },
  '/distance-calculator': {
    wash: 'M5 39a34 34 0 0 1 34-34v9a25 25 0 0 0-25 25z',
    colour: 'rough',
    pen: 'M5 39h34M5 39A34 34 0 0 1 39 5M14 39a25 25 0 0 1 25-25M23 39a16 16 0 0 1 16-16M33 39a6 6 0 0 1 6-6',
  },
  '/shot-advisor': {
    wash: 'M5 39c7-5 27-5 34 0z',
    colour: 'rough',
    pen: 'M16 37V5M5 39c7-5 27-5 34 0',
    flag: 'M16 5l18 6.5-18 6.5z',
  },
  '/swing-analyzer': {
    wash: 'M22 8a15 15 0 0 0-13 23l6-3a9 9 0 1 1 15-1l6 3A15 15 0 0 0 22 8z',
    colour: 'water-tint',
    pen: 'M8 33A17 17 0 1 1 36 31M31 31.5l5.2-.4 1-5M18.8 36a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0',
  },
  '/distances': {
    wash: 'M13 40c-3-9 1-14-1-22s2-11 3-14h13c2 6-1 9 1 16s-2 12 0 20z',
    colour: 'rough',
    pen: 'M13 40c-3-9 1-14-1-22s2-11 3-14M29 40c-2-8 2-13 0-20s1-10-1-16M7 11h28M7 18h28M7 22h28M7 33h28',
  },
  '/recommendations': {
    wash: 'M9 5h26v34H9z',
    colour: 'sand',
    pen: 'M9 5h26v34H9zM15 5V3h14v2M12.5 14l2 2 3.5-4M22 14h9M12.5 23l2 2 3.5-4M22 23h9M12.5 29.5h5v5h-5zM22 32h6',
  },
  '/beginner-builder': {
    wash: 'M15.5 15.5 28 12.5l6 24-13 2.5z',
    colour: 'sand',
    pen: 'M15.5 15.5 28 12.5l6 24-13 2.5zM16.4 19.3l12.6-3M19 31l13-2.6M17 20 6 39M18.6 27 12.5 39M18 14.8 15.5 6l-4.5.5M22.3 14 21 4.5M21 4.5a2.6 2.6 0 1 1 4.8 1.4L22.3 8M26 13l4-8.5 3 1.2',
  },
  '/ball-matching': {
    wash: 'M9 33c8-3 18-3 26 0l-3 4H12z',
    colour: 'rough',
    pen: 'M10 17a12 12 0 1 0 24 0a12 12 0 1 0-24 0M18.5 30.2h7M19.5 30.2c1.3 2 1.9 5 2.5 10.3c.6-5.3 1.2-8.3 2.5-10.3M25 10.5a1.8 1.8 0 0 0 3 .8M28 15.8a1.8 1.8 0 0 0 3 0M24 17.8a1.8 1.8 0 0 0 3 0M27 22a1.8 1.8 0 0 0 2.8-.6M20.6 22.8a1.8 1.8 0 0 0 3 .2',
  },
  '/encyclopedia': {
    wash: 'M6 9c6-2 12-1 16 2 4-3 10-4 16-2v27c-6-2-12-1-16 2-4-3-10-4-16-2z',
    colour: 'water-tint',
    pen: 'M6 9c6-2 12-1 16 2v27c-4-3-10-4-16-2zM38 9c-6-2-12-1-16 2v27c4-3 10-4 16-2zM28 28V16l5 2-5 2',
  },
} as const satisfies Record<ToolPath, Drawing>

const PEN_PX = 1.8

type ToolDrawingProps = {
  readonly path: ToolPath
  /** How much larger than 44 px it is shown: the pen line keeps its weight. */
  readonly scale?: number
  /** On ink the wash is left out. */
  readonly hasWash?: boolean
  readonly className?: string | undefined
}

/** The picture of a tool: ink line over one wash. */
export function ToolDrawing({ path, scale = 1, hasWash = true, className = 'w-11.5' }: ToolDrawingProps) {
  const { wash, colour, pen, flag }: Drawing = DRAWINGS[path]
  const penWidth = PEN_PX / scale
  return (
    <svg className={className} viewBox="0 0 44 44" fill="none" aria-hidden="true">
      {hasWash && (
        <path transform={`translate(${2.2 / scale} ${1.8 / scale})`} fill={`var(--color-${colour})`} d={wash} />
      )}
      {flag !== undefined && <path fill="var(--color-flag)" d={flag} />}
      <g stroke="currentColor" strokeWidth={penWidth} strokeLinecap="round" strokeLinejoin="round">
        <path d={pen} />
      </g>
    </svg>
  )
}
