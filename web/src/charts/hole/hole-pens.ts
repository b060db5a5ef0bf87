import type { HoleVariant } from './hole-marks.ts'
import type { LayerKind } from './ground-layers.ts'

/** How a layer is drawn: a wash of a color or a pattern, and a line. */
type LayerPen = {
  readonly fill: string | { readonly pattern: PatternName }
  readonly fillOpacity?: number
  readonly line?: string
  readonly linePx?: number
  /** The line is drawn first and covered by the fill, so that patches that overlap have one outline. */
  readonly isLineBehind?: boolean
  readonly assumedDash?: string
}

type PatternName = 'rough' | 'mown' | 'sand' | 'water' | 'out'

export type HolePens = {
  readonly layers: Readonly<Record<LayerKind, LayerPen>>
  readonly ink: string
  readonly paper: string
  readonly rough: string
  readonly crown: { readonly line: string; readonly fill: string; readonly opacity: number }
  readonly oval: { readonly line: string; readonly linePx: number; readonly fill: string; readonly typicalDash: string }
  readonly flag: string
  readonly position: { readonly line: string; readonly fill: string; readonly old: string }
  readonly grid: string
}

/** On any paper and in a file of its own: no color and no variable. */
const INK = '#000'
const PAPER = '#fff'

const SCREEN: HolePens = {
  layers: {
    trees: { fill: 'var(--color-rough)', fillOpacity: 0.62, line: 'var(--color-fairway-ink)', linePx: 1.1 },
    fairway: {
      fill: { pattern: 'mown' },
      line: 'var(--color-fairway)',
      linePx: 1.9,
      isLineBehind: true,
      assumedDash: '6 5',
    },
    fringe: { fill: 'var(--color-mown)' },
    green: { fill: 'var(--color-sheet)', line: 'var(--color-ink)', linePx: 2, assumedDash: '5 4' },
    bunker: { fill: { pattern: 'sand' }, line: 'var(--color-ink)', linePx: 1.3, assumedDash: '4 3' },
    water: { fill: { pattern: 'water' }, line: 'var(--color-water)', linePx: 1.7, assumedDash: '7 4' },
    stream: { fill: 'var(--color-water-tint)', line: 'var(--color-water)', linePx: 1.3, assumedDash: '6 3' },
    out: { fill: { pattern: 'out' } },
  },
  ink: 'var(--color-ink)',
  paper: 'var(--color-sheet)',
  rough: 'var(--color-mown-2)',
  crown: { line: 'var(--color-fairway-ink)', fill: 'var(--color-rough)', opacity: 0.75 },
  oval: { line: 'var(--color-clay)', linePx: 2.4, fill: 'var(--color-clay)', typicalDash: '9 5' },
  flag: 'var(--color-flag)',
  position: { line: 'var(--color-water)', fill: 'var(--color-water)', old: 'var(--color-edge)' },
  grid: 'var(--color-rule)',
}

const BLACK: HolePens = {
  layers: {
    trees: { fill: PAPER, line: INK, linePx: 0.8 },
    fairway: { fill: PAPER, line: INK, linePx: 2, isLineBehind: true, assumedDash: '6 5' },
    fringe: { fill: 'none' },
    green: { fill: PAPER, line: INK, linePx: 2, assumedDash: '5 4' },
    bunker: { fill: { pattern: 'sand' }, line: INK, linePx: 1.1, assumedDash: '4 3' },
    water: { fill: { pattern: 'water' }, line: INK, linePx: 1.2, assumedDash: '7 4' },
    stream: { fill: PAPER, line: INK, linePx: 0.9, assumedDash: '6 3' },
    out: { fill: { pattern: 'out' } },
  },
  ink: INK,
  paper: PAPER,
  rough: PAPER,
  crown: { line: INK, fill: 'none', opacity: 1 },
  oval: { line: INK, linePx: 1.8, fill: 'none', typicalDash: '5 3.5' },
  flag: INK,
  position: { line: INK, fill: 'none', old: INK },
  grid: INK,
}

export const HOLE_PENS: Readonly<Record<HoleVariant, HolePens>> = { screen: SCREEN, ink: BLACK }
