import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { clubsInBag } from '@bagwise/golf/bag'
import type { Profile } from '@bagwise/contract/profile'
import { useProfile } from '#data/use-profile.ts'
import { Button } from '#ui/button.tsx'
import { BagView } from './bag-view.tsx'
import { BagEditor } from './edit/bag-editor.tsx'
import { EmptyBag } from './empty-bag.tsx'
import * as copy from './bag.copy.ts'
import styles from './bag.module.css'

/** The golfer's bag on the profile screen: to look at and, in a mode of its own, to edit. Nothing until it is loaded. */
export function BagSection() {
  const { profile } = useProfile()
  return profile && <Bag key={profile.id} profile={profile} />
}

function Bag({ profile }: { readonly profile: Profile }) {
  /** The profile as the golfer saw it when the edit began; undefined while nothing is edited. */
  const [seen, setSeen] = useState<Profile>()
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  const clubCount = clubsInBag(profile.golfBag).length
  const isEmpty = profile.golfBag.length === 0
  const startEdit = () => setSeen(profile)
  const focusHeading = () => heading.current?.focus({ preventScroll: true })

  return (
    <section aria-labelledby={headingId} className="grid gap-4">
      <div className={styles.head}>
        <div>
          <h2 ref={heading} id={headingId} tabIndex={-1} className="outline-none">
            {copy.title}
          </h2>
          {!isEmpty && <p className="text-sm text-ink-2">{copy.clubsInBag(clubCount)}</p>}
        </div>
        {!seen && !isEmpty && (
          <Button look="line" onClick={startEdit}>
            {copy.editBag}
          </Button>
        )}
      </div>
      {seen ? (
        <BagEditor
          seen={seen}
          now={profile}
          onClose={() => {
            flushSync(() => setSeen(undefined))
            heading.current?.scrollIntoView({ block: 'nearest' })
            focusHeading()
          }}
        />
      ) : isEmpty ? (
        <EmptyBag profile={profile} onChoose={startEdit} onStarted={focusHeading} />
      ) : (
        <BagView profile={profile} onSettled={focusHeading} />
      )}
    </section>
  )
}
