import type { ReactNode } from 'react'
import { clubsInBag } from '@bagwise/golf/bag'
import type { Profile } from '@bagwise/contract/profile'
import { useProfile } from '#data/use-profile.ts'
import { Button } from '#ui/button.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { useBagEdit } from './bag-edit.ts'
import type { BagEdit } from './bag-edit.ts'
import { BagView } from './bag-view.tsx'
import { EmptyBag } from './empty-bag.tsx'
import * as copy from './bag.copy.ts'
import styles from './bag.module.css'

const BagEditor = lazyPart(
  async () => (await import('./edit/bag-editor.tsx')).BagEditor,
  <div aria-busy="true" className="h-dvh rounded-sheet bg-sunk" />,
)

/** The golfer's bag as a part of another screen, which has its heading, with its picture. Nothing until it is loaded. */
export function BagSection() {
  const { profile } = useProfile()
  const edit = useBagEdit(profile)
  if (!profile) return null
  const { golfBag: bag } = profile
  return (
    <section aria-label={copy.title} className="grid gap-4">
      <div className={styles.head}>
        <div id={edit.headingId} tabIndex={-1} className="outline-none">
          {bag.length > 0 && <p className="text-sm text-ink-2">{copy.clubsInBag(clubsInBag(bag).length)}</p>}
        </div>
        <EditBagButton profile={profile} edit={edit} />
      </div>
      <Bag profile={profile} edit={edit}>
        {(clubs) => clubs}
      </Bag>
    </section>
  )
}

/** Opens the edit of the whole bag; gone while it is open, and for a bag without clubs. */
export function EditBagButton({ profile, edit }: { readonly profile: Profile; readonly edit: BagEdit }) {
  if (edit.seen || profile.golfBag.length === 0) return null
  return (
    <Button look="line" onClick={edit.begin}>
      {copy.editBag}
    </Button>
  )
}

type BagProps = {
  readonly profile: Profile
  readonly edit: BagEdit
  /** The picture of the bag beside its clubs. */
  readonly hasPicture?: boolean
  /** Places the clubs while they are only looked at. */
  readonly children: (clubs: ReactNode) => ReactNode
}

/** The golfer's bag: to look at and, in a mode of its own, to edit. */
export function Bag({ profile, edit, hasPicture = true, children }: BagProps) {
  const { seen, begin, end, focusHeading } = edit
  if (seen) return <BagEditor seen={seen} now={profile} onClose={end} />
  if (profile.golfBag.length === 0) {
    return children(<EmptyBag profile={profile} onChoose={begin} onStarted={focusHeading} />)
  }
  return children(<BagView profile={profile} hasPicture={hasPicture} onSettled={focusHeading} />)
}
