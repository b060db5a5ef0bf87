/** An open book without words: decoration. */
export function OpenBook() {
  return (
    <svg width="120" height="96" viewBox="0 0 120 96" fill="none" aria-hidden="true">
      <path d="M64 24c12-9 30-10 44-6v58c-14-4-32-3-44 6z" fill="var(--color-mown)" />
      <g stroke="var(--color-ink)" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round">
        <path d="M60 22C48 13 30 12 14 16v58c16-4 34-3 46 6 12-9 30-10 46-6V16c-16-4-34-3-46 6zM60 22v58" />
        <path d="M24 32c8-1 17 0 26 4M24 44c8-1 17 0 26 4M24 56c8-1 17 0 26 4" strokeDasharray="2 5" />
        <path d="M96 32c-8-1-17 0-26 4M96 44c-8-1-17 0-26 4" strokeDasharray="2 5" />
      </g>
    </svg>
  )
}
