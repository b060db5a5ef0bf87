import type { ToolPath } from './tools.ts'

type Drawing = {
  /** The one wash, printed 2 px off register. */
  readonly wash: string
  readonly colour: 'rough' | 'sand' | 'water-tint'
  readonly pen: string
  /** Dimples: dots drawn with a thicker pen. */
  readonly dots?: string
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
    wash: 'M9 6h25v33H9z',
    colour: 'water-tint',
    pen: 'M8 5h26v34H8zM8 13h26M17 13v26M8 22h26M8 31h26M21.5 26.5a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
  },
  '/beginner-builder': {
    wash: 'M13 17h18l-2 23H15z',
    colour: 'sand',
    pen: 'M13 17h18l-2 23H15zM14 25h16M17 17V6l-5 3M22 17V4M27 17V7l4-3M31 21c5 2 5 9-1 11',
  },
  '/ball-matching': {
    wash: 'M8 21a14 14 0 1 0 28 0a14 14 0 1 0-28 0',
    colour: 'sand',
    pen: 'M7 21a15 15 0 1 0 30 0a15 15 0 1 0-30 0M16 40h12',
    dots: 'M14 15h.1M20 12h.1M26 14h.1M17 20h.1M23 19h.1M29 20h.1M15 26h.1M21 26h.1M27 27h.1M22 32h.1',
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
  const { wash, colour, pen, dots, flag }: Drawing = DRAWINGS[path]
  const penWidth = PEN_PX / scale
  return (
    <svg className={className} viewBox="0 0 44 44" fill="none" aria-hidden="true">
      {hasWash && (
        <path transform={`translate(${2.2 / scale} ${1.8 / scale})`} fill={`var(--color-${colour})`} d={wash} />
      )}
      {flag !== undefined && <path fill="var(--color-flag)" d={flag} />}
      <g stroke="currentColor" strokeWidth={penWidth} strokeLinecap="round" strokeLinejoin="round">
        <path d={pen} />
        {dots !== undefined && <path strokeWidth={penWidth * 1.5} d={dots} />}
      </g>
    </svg>
  )
}
