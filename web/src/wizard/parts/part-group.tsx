import type { ReactNode } from 'react'

type PartGroupProps = {
  readonly label: string | undefined
  readonly headingId: string
  readonly faultId: string | undefined
  readonly children: ReactNode
}

/** Controls that answer one thing together, under their own label or the question's. */
export function PartGroup({ label, headingId, faultId, children }: PartGroupProps) {
  return (
    <fieldset
      className="min-w-0"
      aria-labelledby={label === undefined ? headingId : undefined}
      aria-describedby={faultId}
    >
      {label !== undefined && <legend className="mb-1.5 font-plate text-plate-sm font-bold">{label}</legend>}
      {children}
    </fieldset>
  )
}
