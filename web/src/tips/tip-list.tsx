import type { Profile } from '@bagwise/contract/profile'
import { useShownProfile } from '#data/use-shown-profile.ts'
import { textInUnits } from '#quantities/text-in-units.ts'
import { Sheet } from '#ui/sheet.tsx'
import { ShareRow, tipBook, useShareCount } from './tips-card.tsx'
import * as copy from './tips.copy.ts'

/** Every tip that is open to this golfer, and the way to the others. */
export function TipList() {
  const { profile } = useShownProfile()
  return profile ? <OpenTips profile={profile} /> : <div aria-busy="true" className="h-dvh rounded-sheet bg-sunk" />
}

function OpenTips({ profile }: { readonly profile: Profile }) {
  const { shareCount, countShare } = useShareCount(profile)
  const book = tipBook(shareCount)
  return (
    <div className="grid gap-4">
      <Sheet title={copy.title} fact={copy.openCount(book.open.length)}>
        <ul className="grid gap-x-8 lg:grid-cols-2">
          {book.open.map(({ id, title, description, category }) => (
            <li key={id} className="border-t border-rule py-3 first:border-t-0 lg:nth-2:border-t-0">
              <h3>{title}</h3>
              <p className="mt-1 text-sm">{textInUnits(description, profile.preferredUnits)}</p>
              <p className="mt-1 text-xs text-ink-2">{copy.categoryName(category)}</p>
            </li>
          ))}
        </ul>
      </Sheet>
      <Sheet title={copy.moreTitle}>
        <p className="mt-1 text-sm">{copy.unlockLine(book) ?? copy.everyTipOpen}</p>
        <ShareRow onShared={countShare} />
      </Sheet>
    </div>
  )
}
