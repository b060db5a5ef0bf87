import { useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { deviceStorage } from '#api/device/device-storage.ts'
import type { DeviceStorage } from '#api/device/device-storage.ts'
import type { Conflict } from '#api/device-store/kept-conflicts.ts'
import type { RefusedEdit } from '#api/device-store/edit-rows.ts'
import { conflicts, profileEdits } from '#api/profile/profile.ts'
import { useProfile, useRefusedEdits } from '#api/profile/use-profile.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { keepFocus } from '#ui/kept-focus.ts'
import { conflictText, refusalText } from './edit-words.ts'
import { NewsItem } from './news-item.tsx'
import { useNewsOnce } from './news-once.ts'
import type { News } from './news-once.ts'

const NONE_DISMISSED: ReadonlySet<DeviceStorage> = new Set()

/** More of them open on a tap, so that the page itself stays in reach. */
const SHOWN_COUNT = 3

const STORAGE_TEXTS = {
  kept: undefined,
  full: 'This device has no room left for your changes. Those that have not reached Bagwise are lost when you close this page: free some space.',
  blocked:
    'This browser keeps nothing on the device. Changes that have not reached Bagwise are lost when you close this page.',
  'without-copies':
    'The copy of your profile could not be kept: without reception Bagwise may open with older numbers.',
} as const satisfies Record<DeviceStorage, string | undefined>

/** What the golfer should know about changes: refused ones, those another device made too, and what is not kept. */
export function GolferNews() {
  const { profile, save } = useProfile()
  const refused = useRefusedEdits()
  const open = useSyncExternalStore(conflicts.subscribe, conflicts.open)
  const { othersCount, isReady } = useSyncExternalStore(profileEdits.subscribe, profileEdits.state)
  const units = profile?.preferredUnits ?? 'yards'
  useNewsOnce([...refused.map(refusalNews), ...open.map((conflict) => conflictNews(conflict, units))], isReady)

  return (
    <section ref={keepFocus} aria-label="About your changes" className="page grid gap-2">
      <div role="alert" className="contents">
        <StorageItem />
        <ShortList>
          {refused.map((refusal) => (
            <NewsItem key={refusal.path} id={refusal.path} tone="flag" text={refusalText(refusal)}>
              <Button look="quiet" onClick={() => save({ [refusal.path]: refusal.value })}>
                Try again
              </Button>
              <Button look="quiet" onClick={() => profileEdits.dismissRefused(refusal.path)}>
                Dismiss
              </Button>
            </NewsItem>
          ))}
        </ShortList>
      </div>
      <div role="status" className="contents">
        <ShortList>
          {open.map((conflict) => {
            const { sentence, takeBack } = conflictText(conflict, units)
            return (
              <NewsItem key={conflict.id} id={conflict.id} tone="clay" text={sentence}>
                <Button look="quiet" disabled={!profile} onClick={() => conflicts.takeBack(conflict.id)}>
                  {takeBack}
                </Button>
                <Button look="quiet" onClick={() => conflicts.dismiss(conflict.id)}>
                  Keep
                </Button>
              </NewsItem>
            )
          })}
        </ShortList>
        {open.length > 1 && (
          <Button look="line" className="justify-self-start" onClick={conflicts.dismissAll}>
            Keep all
          </Button>
        )}
        {othersCount > 0 && <NewsItem tone="clay" text={othersText(othersCount)} />}
      </div>
    </section>
  )
}

/** Until it is dismissed, and again on the next visit. */
function StorageItem() {
  const storage = useSyncExternalStore(deviceStorage.subscribe, deviceStorage.state)
  const [dismissed, setDismissed] = useState<ReadonlySet<DeviceStorage>>(NONE_DISMISSED)
  const text = STORAGE_TEXTS[storage]
  if (text === undefined || dismissed.has(storage)) return null
  return (
    <NewsItem tone="flag" text={text}>
      <Button look="quiet" onClick={() => setDismissed(new Set([...dismissed, storage]))}>
        Dismiss
      </Button>
    </NewsItem>
  )
}

function refusalNews(refusal: RefusedEdit): News {
  return { id: refusal.path, tone: 'alert', short: refusalText(refusal) }
}

function conflictNews(conflict: Conflict, units: PreferredUnits): News {
  const isLost = conflict.isOwn && conflict.reason === 'rejected'
  return { id: conflict.id, tone: isLost ? 'alert' : 'status', short: conflictText(conflict, units).sentence }
}

function othersText(othersCount: number): string {
  return othersCount === 1
    ? 'A change of another golfer waits on this device until that golfer signs in here.'
    : `${othersCount} changes of another golfer wait on this device until that golfer signs in here.`
}

function ShortList({ children }: { readonly children: readonly ReactNode[] }) {
  const more = children.slice(SHOWN_COUNT)
  return (
    <>
      {children.slice(0, SHOWN_COUNT)}
      {more.length > 0 && (
        <details className="group">
          <summary className="flex min-h-12 items-center gap-1 font-plate font-bold">
            <Icon name="down" className="size-5 -rotate-90 group-open:rotate-0" />
            {more.length} more
          </summary>
          <div className="grid gap-2">{more}</div>
        </details>
      )}
    </>
  )
}
