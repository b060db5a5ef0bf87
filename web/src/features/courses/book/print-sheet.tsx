import { sideCount } from '@bagwise/golf/book/paper'
import type { Paper } from '@bagwise/golf/book/paper'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import * as copy from './book.copy.ts'

type PrintSheetProps = { readonly paper: Paper; readonly pageCount: number; readonly isMaking: boolean }

/** Prints what is made, and says what the Rules and the map say to that. */
export function PrintSheet({ paper, pageCount, isMaking }: PrintSheetProps) {
  return (
    <Sheet>
      <div className="grid gap-2">
        <Button disabled={isMaking} onClick={() => window.print()}>
          {copy.print}
        </Button>
        <p className="text-sm text-ink-2">{copy.sides(sideCount(paper, pageCount), paper)}</p>
        <p className="text-sm">{copy.localRule}</p>
        <p className="text-sm">{copy.notAMap}</p>
      </div>
    </Sheet>
  )
}
