/** The screen's sheets in their final places while the profile is on its way. */
export function GappingSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-4 lg:grid-cols-2 lg:gap-x-7">
      <output className="sr-only">Loading your distances</output>
      <div className="grid content-start gap-4">
        <Block className="h-78" />
        <Block className="h-190" />
      </div>
      <div className="grid content-start gap-4">
        <Block className="h-47" />
        <Block className="h-220" />
      </div>
    </div>
  )
}

function Block({ className }: { readonly className: string }) {
  return <div aria-hidden="true" className={`rounded-sheet bg-sunk ${className}`} />
}
