/** Icons of our own, drawn in a 24 box with a round 1.8 px pen. */
const PATHS = {
  club: ['M18 3 11.5 16.5M11.7 16 6 17c-1.8.4-2.2 2.6-.5 3.3l5.8 1c1.2.1 1.7-.5 1.9-1.6l.7-3.4z'],
  arcs: ['M4 20h16M6 20a14 14 0 0 1 14-14M11 20a9 9 0 0 1 9-9M16 20a4 4 0 0 1 4-4'],
  flag: ['M10 21V4l9 3.6-9 3.6', 'M4.5 20.2c3-1.6 12-1.6 15 0'],
  swing: ['M5 19A10 10 0 1 1 19.5 17', 'M10.3 19a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0', 'm17 19.5 2.5-2.5-.2 3.4z'],
  ladder: ['M6 3v18M6 5h12M6 9h9M6 11.5h8M6 17h5'],
  search: ['M10.5 17a6.5 6.5 0 1 0 0-13a6.5 6.5 0 0 0 0 13zM15.5 15.5 20 20'],
  down: ['M5 9l7 7 7-7'],
  menu: ['M3 7h18M3 12h18M3 17h12'],
  close: ['m6 6 12 12M18 6 6 18'],
  check: ['m5 12.5 4.5 4.5L19 7.5'],
  pencil: ['m5 19 .8-3.8L16 5l3 3L8.8 18.2z'],
  home: ['M4 11.5 12 5l8 6.5V20h-5.5v-5h-5v5H4z'],
  bag: ['M8 8.5 16 7l3 12.5-8 1.5zM8.3 10.3l8-1.5M8.8 12.5l-4.3 8M10.2 8 9 3.5M13 7.5V3l2.5.3'],
  book: ['M4 5.5c3-1 6-.5 8 1 2-1.5 5-2 8-1v13c-3-1-6-.5-8 1-2-1.5-5-2-8-1zM12 6.5v13'],
  card: ['M6 3h12v18H6zM6 8h12M6 12.5h12M6 17h12M12 8v13'],
  tip: ['M9.5 20.5h5M8.5 15a6.5 6.5 0 1 1 7 0v2h-7z'],
  person: ['M12 12a4 4 0 1 0 0-8a4 4 0 0 0 0 8z', 'M4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6'],
  again: ['M19 12a7 7 0 1 1-2.2-5.1M19 3.5V8h-4.5'],
  warning: ['M12 4 3 20h18z', 'M12 10v5M12 17.6v.1'],
  settings: [
    'M4 7h9M17 7h3M4 17h3M11 17h9',
    'M15 5a2 2 0 1 0 0 4a2 2 0 0 0 0-4z',
    'M9 15a2 2 0 1 0 0 4a2 2 0 0 0 0-4z',
  ],
} as const

export type IconName = keyof typeof PATHS

/** Decoration beside words: hidden from screen readers. */
export function Icon({ name, className = 'size-5' }: { readonly name: IconName; readonly className?: string }) {
  return (
    <svg
      className={`shrink-0 ${className}`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {PATHS[name].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  )
}
