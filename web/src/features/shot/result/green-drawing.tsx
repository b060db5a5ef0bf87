/** The flag on its green: decoration beside the answer. */
export function GreenDrawing() {
  return (
    <svg viewBox="0 0 120 120" className="shot-green" aria-hidden="true" fill="none">
      <g stroke="var(--color-rough)" strokeWidth="1.6">
        <path d="M14 66c2-22 24-36 48-35 26 1 46 15 45 37-1 21-25 34-48 33C34 100 12 88 14 66z" />
        <path d="M30 67c2-14 17-22 33-21 16 1 29 9 28 22-1 14-16 21-31 20-17-1-32-8-30-21z" />
        <path d="M46 68c1-7 9-10 17-9 8 0 14 4 13 10-1 7-8 10-16 9-8 0-15-4-14-10z" />
      </g>
      <path d="M61 70V16" stroke="var(--color-ink)" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M61 17l26 10-26 11z" fill="var(--color-flag)" />
      <circle cx="61" cy="71" r="3" fill="var(--color-ink)" />
    </svg>
  )
}
