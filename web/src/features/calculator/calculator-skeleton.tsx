/** The screen's sheets in their final places while the profile is on its way. */
export function CalculatorSkeleton() {
  return (
    <output className="grid gap-4 lg:grid-cols-2 lg:gap-x-7">
      <span className="sr-only">Loading your distances</span>
      <span className="grid content-start gap-4 lg:gap-y-5">
        <span aria-hidden="true" className="h-124 rounded-sheet bg-sunk lg:h-112" />
        <span aria-hidden="true" className="h-60 rounded-sheet bg-sunk max-lg:hidden" />
      </span>
      <span aria-hidden="true" className="h-90 rounded-sheet bg-sunk" />
    </output>
  )
}
