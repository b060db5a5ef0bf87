/** A hole from the tee: three landing places known, the ones between still open. Decoration of the empty card. */
export function ReadyDrawing() {
  return (
    <svg
      width="150"
      height="120"
      viewBox="0 0 150 120"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path
        d="M33 114C29 86 61 80 57 54 55 40 63 28 77 22l24 10C93 38 88 46 89 56 93 82 63 94 69 114z"
        fill="var(--color-mown)"
      />
      <path d="M76 21c4-9 34-12 38 0 2 8-8 13-19 13S73 28 76 21z" fill="var(--color-mown-2)" />
      <g stroke="var(--color-ink)" strokeWidth="1.8">
        <path d="M30 112C26 84 58 78 54 52 52 38 60 26 74 20M66 112C60 92 90 80 86 54 85 44 88 37 94 33" />
        <path d="M74 19c4-9 34-12 38 0 2 8-8 13-19 13S71 26 74 19z" />
        <path d="M48 110C44 88 74 80 70 53 69 40 78 28 94 20" strokeDasharray="0.1 5" />
        <path d="M94 20V3" />
        <path d="M42 113h12" strokeWidth="3" />
      </g>
      <path d="M94 3l15 5-15 5z" fill="var(--color-flag)" />
      <g fill="var(--color-sheet)" stroke="var(--color-ink)" strokeWidth="1.8">
        <circle cx="53.4" cy="90.6" r="4.2" />
        <circle cx="67.7" cy="70.2" r="4.2" />
        <circle cx="72.4" cy="39.8" r="4.2" />
      </g>
      <path
        d="M112 66c4-4 12-3 13 3s-8 9-12 5-4-5-1-8zM20 62c3-5 11-4 12 2s-6 8-10 6-4-5-2-8z"
        fill="var(--color-sand)"
        stroke="var(--color-ink)"
        strokeWidth="1.4"
      />
    </svg>
  )
}
