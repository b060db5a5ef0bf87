/** The washes of the map: ticks of rough, stippled sand, waved water, and strokes where the course ends. */
export function MapPatterns({ id }: { readonly id: string }) {
  return (
    <defs>
      <pattern id={`${id}-rough`} width="9" height="9" patternUnits="userSpaceOnUse">
        <path d="M2 6l1-4M6.500 9l.8-3.500" stroke="var(--color-rough)" strokeWidth="1.100" strokeLinecap="round" />
      </pattern>
      <pattern id={`${id}-bunker`} width="7" height="7" patternUnits="userSpaceOnUse">
        <rect width="7" height="7" fill="var(--color-sand)" />
        <circle cx="1.500" cy="2" r=".8" fill="var(--color-ink)" fillOpacity=".5" />
        <circle cx="5" cy="5.500" r=".8" fill="var(--color-ink)" fillOpacity=".5" />
      </pattern>
      <pattern id={`${id}-water`} width="16" height="8" patternUnits="userSpaceOnUse">
        <rect width="16" height="8" fill="var(--color-water-tint)" />
        <path d="M0 4q4-3 8 0t8 0" fill="none" stroke="var(--color-water)" strokeWidth="1.100" />
      </pattern>
      <pattern id={`${id}-ob`} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="9" height="9" fill="var(--color-sheet)" />
        <path d="M0 0v9" stroke="var(--color-edge)" strokeWidth="2" />
      </pattern>
    </defs>
  )
}
