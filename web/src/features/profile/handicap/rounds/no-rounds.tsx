/** A scorecard nobody has written on yet. */
export function NoRounds() {
  return (
    <div className="round-none">
      <svg className="w-30" viewBox="0 0 120 96" fill="none" aria-hidden="true">
        <path d="M22 20h80v62H22z" fill="var(--color-mown)" transform="translate(3 3)" />
        <g stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round">
          <path d="M22 20h80v62H22z" fill="var(--color-sheet)" />
          <path d="M22 34h80M22 50h80M22 66h80M48 20v62M66 20v62M84 20v62" />
          <path d="m6 70 22-46 5 2.4-22 46-6.5 3z" fill="var(--color-sand)" />
        </g>
      </svg>
      <h4>No rounds yet</h4>
      <p className="text-sm text-ink-2">Three rounds of 18 holes make an estimated index.</p>
    </div>
  )
}
