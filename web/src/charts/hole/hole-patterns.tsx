import type { HoleVariant } from './hole-marks.ts'

type HolePatternsProps = {
  /** Makes the names of the drawing's patterns its own. */
  readonly id: string
  readonly variant: HoleVariant
}

/** The washes of a hole: ticks of rough, mowing stripes, stippled sand, waved water, and strokes where the course ends. */
export function HolePatterns({ id, variant }: HolePatternsProps) {
  return variant === 'ink' ? <InkPatterns id={id} /> : <ScreenPatterns id={id} />
}

const TICKS = 'M2 6l1-4M6.5 9l.8-3.5'
const WAVE = 'M0 4q4-3 8 0t8 0'

function ScreenPatterns({ id }: { readonly id: string }) {
  return (
    <>
      <pattern id={`${id}-rough`} width="9" height="9" patternUnits="userSpaceOnUse">
        <path d={TICKS} fill="none" stroke="var(--color-rough)" strokeWidth="1.1" strokeLinecap="round" />
      </pattern>
      <pattern id={`${id}-mown`} width="26" height="26" patternUnits="userSpaceOnUse" patternTransform="rotate(11)">
        <rect width="26" height="26" fill="var(--color-mown)" />
        <rect width="13" height="26" fill="var(--color-sheet)" fillOpacity=".28" />
      </pattern>
      <pattern id={`${id}-sand`} width="7" height="7" patternUnits="userSpaceOnUse">
        <rect width="7" height="7" fill="var(--color-sand)" />
        <path d="M1.5 2h.1M5 5.500h.1" stroke="var(--color-sand-ink)" strokeWidth="1.5" strokeLinecap="round" />
      </pattern>
      <pattern id={`${id}-water`} width="16" height="8" patternUnits="userSpaceOnUse">
        <rect width="16" height="8" fill="var(--color-water-tint)" />
        <path d={WAVE} fill="none" stroke="var(--color-water)" strokeWidth="1.1" />
      </pattern>
      <pattern id={`${id}-out`} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="9" height="9" fill="var(--color-paper)" fillOpacity=".72" />
        <path d="M0 0v9" stroke="var(--color-edge)" strokeWidth="1" strokeOpacity=".7" />
      </pattern>
    </>
  )
}

function InkPatterns({ id }: { readonly id: string }) {
  return (
    <>
      <pattern id={`${id}-rough`} width="15" height="15" patternUnits="userSpaceOnUse">
        <path d="M3 9l.9-3.4M10.500 14l.7-3" fill="none" stroke="#000" strokeWidth=".5" strokeLinecap="round" />
      </pattern>
      <pattern id={`${id}-sand`} width="4.500" height="4.500" patternUnits="userSpaceOnUse">
        <rect width="4.500" height="4.500" fill="#fff" />
        <path d="M1 1.200h.1M3.200 3.500h.1" stroke="#000" strokeWidth="1" strokeLinecap="round" />
      </pattern>
      <pattern id={`${id}-water`} width="16" height="6" patternUnits="userSpaceOnUse">
        <rect width="16" height="6" fill="#fff" />
        <path d="M0 3q4-2.400 8 0t8 0" fill="none" stroke="#000" strokeWidth=".7" />
      </pattern>
      <pattern id={`${id}-out`} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="8" height="8" fill="#fff" />
        <path d="M0 0v8" stroke="#000" strokeWidth=".5" />
      </pattern>
    </>
  )
}
