import { useState } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import { useShareCount } from '#api/share-count.ts'
import { useShownProfile } from '#api/profile/profile-query.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { ShareRow } from './share-row.tsx'
import { categoryName, tipBook, turnedTo, unlockLine } from './tip-text.ts'

/** The tips that are open to this golfer, one at a time. */
export function TipsCard() {
  const { profile } = useShownProfile()
  return profile ? <TipCarousel profile={profile} /> : <div aria-busy="true" className="h-96 rounded-sheet bg-sunk" />
}

function TipCarousel({ profile }: { readonly profile: Profile }) {
  const { shareCount, countShare } = useShareCount(profile)
  const [index, setIndex] = useState(0)
  const book = tipBook(shareCount)
  const tip = book.open[index]
  const line = unlockLine(book)
  const turn = (step: 1 | -1) => setIndex((before) => turnedTo(before, step, book.open.length))
  if (!tip) return null
  return (
    <Sheet title="Pro Golf Tips" fact={`${index + 1} of ${book.open.length}`}>
      <div aria-live="polite" className="tip-text mt-2">
        <h3>{tip.title}</h3>
        <p className="mt-1.5 text-sm">{tip.description}</p>
      </div>
      <div className="mt-2 flex items-center gap-2">
        <span className="mr-auto rounded-control border border-rule px-2.5 py-1 text-sm">
          {categoryName(tip.category)}
        </span>
        <Button look="line" aria-label="Previous" className="size-12 px-0!" onClick={() => turn(-1)}>
          <Icon name="down" className="size-5 rotate-90" />
        </Button>
        <Button look="line" aria-label="Next" className="size-12 px-0!" onClick={() => turn(1)}>
          <Icon name="down" className="size-5 -rotate-90" />
        </Button>
      </div>
      <div className="mt-3 border-t border-rule pt-2">
        <p className="text-sm text-ink-2">{line ?? 'Every tip is open. Thank you for sharing.'}</p>
        <ShareRow onShared={countShare} />
      </div>
    </Sheet>
  )
}
