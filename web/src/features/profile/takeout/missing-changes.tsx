import { Button } from '#ui/button.tsx'

type MissingChangesProps = {
  readonly missingCount: number
  readonly onTryAgain: () => void
  readonly onExportAnyway: () => void
}

/** What the file would lack, before it is made. */
export function MissingChanges({ missingCount, onTryAgain, onExportAnyway }: MissingChangesProps) {
  return (
    <>
      <p className="font-semibold">
        {missingCount === 1
          ? '1 change has not reached Bagwise and is not in this file.'
          : `${missingCount} changes have not reached Bagwise and are not in this file.`}
      </p>
      <p>Nothing was exported yet.</p>
      <div className="takeout-choices">
        <Button look="line" onClick={onTryAgain}>
          Try again
        </Button>
        <Button look="line" onClick={onExportAnyway}>
          Export anyway
        </Button>
      </div>
    </>
  )
}
