import * as copy from './carry-numeral.copy.ts'

/** What the lines below the carries mean: once on a screen. */
export function CarryLegend({ className = '' }: { readonly className?: string }) {
  return (
    <p data-legend className={`flex flex-wrap gap-x-4 text-xs ${className}`}>
      <span className="inline-flex items-center gap-1.5">
        <span aria-hidden="true" className="w-6 border-t-[2.5px] border-ink" />
        {copy.yours}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <span aria-hidden="true" className="w-6 border-t-[2.5px] border-dashed border-sand-ink" />
        {copy.estimated}
      </span>
    </p>
  )
}
