import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { OpenBook } from './open-book.tsx'

/** No entry is left by the search and the category. */
export function NothingFound({ onShowAll }: { readonly onShowAll: () => void }) {
  return (
    <Sheet className="grid justify-items-center gap-4 text-center">
      <OpenBook />
      <div>
        <h2>No equipment found</h2>
        <p className="mt-1.5 text-ink-2">Try adjusting your search or category filter</p>
      </div>
      <Button
        look="line"
        onClick={() => {
          // The button goes away with what it stands below.
          document.querySelector<HTMLElement>('main input[type=search]')?.focus()
          onShowAll()
        }}
      >
        Show all entries
      </Button>
    </Sheet>
  )
}
