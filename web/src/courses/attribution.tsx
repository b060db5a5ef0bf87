import * as copy from './courses.copy.ts'

/** Under every drawing and list that comes from the map (ODbL 1.0, §4.3). */
export function Attribution() {
  return (
    <p className="text-xs text-ink-2">
      <a
        href={copy.attributionAddress}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-11 items-end pb-1"
      >
        {copy.attribution}
      </a>
    </p>
  )
}
