import { Button } from '#ui/button.tsx'
import * as copy from '#bag/bag.copy.ts'

/** The two ways out of a small dialog: Cancel left, the way on right. */
export function MeasureActions({ onCancel }: { readonly onCancel: () => void }) {
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button look="line" onClick={onCancel}>
        {copy.cancel}
      </Button>
      <Button type="submit">{copy.saveNumber}</Button>
    </div>
  )
}
