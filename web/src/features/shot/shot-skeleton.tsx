/** The screen's sheets in their final places while the profile is on its way. */
export function ShotSkeleton() {
  return (
    <output className="grid gap-4">
      <span className="sr-only">Loading your distances</span>
      <span aria-hidden="true" className="h-20 rounded-sheet bg-sunk" />
      <span className="shot-sheets">
        <span aria-hidden="true" className="h-124 rounded-sheet bg-sunk" />
        <span aria-hidden="true" className="h-90 rounded-sheet bg-sunk" />
      </span>
    </output>
  )
}
