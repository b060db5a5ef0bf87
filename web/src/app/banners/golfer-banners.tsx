import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { BEFORE_RESTORE_KEY } from '#storage/copy-keys.ts'
import { readPreference } from '#storage/preferences.ts'
import { storageHealth } from '#storage/storage-health.ts'
import type { StorageHealth } from '#storage/storage-health.ts'
import type { Conflict } from '#sync/conflicts.ts'
import type { RefusedEdit } from '#sync/edit-state.ts'
import { conflicts, profileEdits } from '#sync/profile-sync.ts'
import { useKeptEdits } from '#data/use-kept-edits.ts'
import { useProfile, useRefusedEdits } from '#data/use-profile.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { keepFocus } from '#ui/kept-focus.ts'
import { notify, retract } from '#ui/notices.ts'
import type { NoticeTone } from '#ui/notices.ts'
import { conflictText, refusalText } from './edit-text.ts'
import type { Reader } from './edit-text.ts'
import { Banner } from './banner.tsx'
import * as copy from './golfer-banners.copy.ts'

const AccountGoneBanner = lazyPart(async () => (await import('./account-gone-banner.tsx')).AccountGoneBanner)

const WentBackBanner = lazyPart(async () => (await import('./went-back-banner.tsx')).WentBackBanner)

/** A banner's announcement, for when it appears out of sight. */
type Announcement = { readonly id: string; readonly tone: NoticeTone; readonly short: string }

const NONE_DISMISSED: ReadonlySet<StorageHealth> = new Set()

/** Further ones open on a tap, so that the page stays within reach. */
const SHOWN_COUNT = 3

/** Banners about changes: rejected, changed by another device, or not stored on this device. */
export function GolferBanners() {
  const { profile, save } = useProfile()
  const refused = useRefusedEdits()
  const open = useSyncExternalStore(conflicts.subscribe, conflicts.open)
  const { othersCount, isReady, wasCleared } = useSyncExternalStore(profileEdits.subscribe, profileEdits.state)
  const kept = useKeptEdits(isReady)
  const reader = { units: profile?.preferredUnits ?? 'yards', hand: profile?.hand ?? null }
  useAnnounceOnce(
    [...refused.map(refusalAnnouncement), ...open.map((conflict) => conflictAnnouncement(conflict, reader))],
    isReady,
  )

  return (
    <section ref={keepFocus} aria-label={copy.sectionLabel} className="page grid gap-2">
      <div role="alert" className="contents">
        <StorageItem />
        {wasCleared && (
          <Banner tone="flag" text={copy.deviceCleared}>
            <Button look="quiet" onClick={profileEdits.dismissCleared}>
              {copy.dismiss}
            </Button>
          </Banner>
        )}
        <ShortList>
          {refused.map((refusal) => (
            <Banner key={refusal.path} id={refusal.path} tone="flag" text={refusalText(refusal)}>
              <Button look="quiet" onClick={() => save({ [refusal.path]: refusal.value })}>
                {copy.tryAgain}
              </Button>
              <Button look="quiet" onClick={() => profileEdits.dismissRefused(refusal.path)}>
                {copy.dismiss}
              </Button>
            </Banner>
          ))}
        </ShortList>
      </div>
      <div role="status" className="contents">
        <ShortList>
          {open.map((conflict) => {
            const { sentence, takeBack } = conflictText(conflict, reader)
            return (
              <Banner key={conflict.id} id={conflict.id} tone="clay" text={sentence}>
                <Button look="quiet" disabled={!profile} onClick={() => conflicts.takeBack(conflict.id)}>
                  {takeBack}
                </Button>
                <Button look="quiet" onClick={() => conflicts.dismiss(conflict.id)}>
                  {copy.keep}
                </Button>
              </Banner>
            )
          })}
        </ShortList>
        {open.length > 1 && (
          <Button look="line" className="justify-self-start" onClick={conflicts.dismissAll}>
            {copy.keepAll}
          </Button>
        )}
        {readPreference('localStorage', BEFORE_RESTORE_KEY) !== null && <WentBackBanner />}
        {kept !== undefined && kept.gone.length > 0 && <AccountGoneBanner />}
        {othersCount > 0 && kept?.isWaiting === true && <Banner tone="clay" text={copy.othersWaiting(othersCount)} />}
      </div>
    </section>
  )
}

/** Until dismissed, and again on the next visit. */
function StorageItem() {
  const storage = useSyncExternalStore(storageHealth.subscribe, storageHealth.state)
  const [dismissed, setDismissed] = useState<ReadonlySet<StorageHealth>>(NONE_DISMISSED)
  const text = copy.storageTexts[storage]
  if (text === undefined || dismissed.has(storage)) return null
  return (
    <Banner tone="flag" text={text}>
      <Button look="quiet" onClick={() => setDismissed(new Set([...dismissed, storage]))}>
        {copy.dismiss}
      </Button>
    </Banner>
  )
}

function refusalAnnouncement(refusal: RefusedEdit): Announcement {
  return { id: refusal.path, tone: 'alert', short: refusalText(refusal) }
}

function conflictAnnouncement(conflict: Conflict, reader: Reader): Announcement {
  const isLost = conflict.isOwn && conflict.reason === 'rejected'
  return { id: conflict.id, tone: isLost ? 'alert' : 'status', short: conflictText(conflict, reader).sentence }
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
            {copy.moreBanners(more.length)}
          </summary>
          <div className="grid gap-2">{more}</div>
        </details>
      )}
    </>
  )
}

/**
 * Announces each banner that appears out of sight, once. Banners present when `isReady` becomes true are not announced;
 * announcements of dismissed banners are retracted.
 */
function useAnnounceOnce(items: readonly Announcement[], isReady: boolean): void {
  const known = useRef<ReadonlySet<string>>(undefined)
  const announced = useRef(new Map<string, readonly string[]>())

  useEffect(() => {
    if (!isReady) return
    const ids = new Set(items.map(({ id }) => id))
    const fresh = items.filter(({ id }) => known.current?.has(id) === false && isOutOfSight(id))
    known.current = ids
    for (const tone of ['alert', 'status'] as const) {
      const ofTone = fresh.filter((item) => item.tone === tone)
      if (ofTone.length === 0) continue
      const text = `${sentenceOf(ofTone)} ${copy.seeTop}`
      notify(tone, text)
      announced.current.set(
        text,
        ofTone.map(({ id }) => id),
      )
    }
    for (const [text, about] of announced.current) {
      if (about.some((id) => ids.has(id))) continue
      retract(text)
      announced.current.delete(text)
    }
  }, [items, isReady])
}

function sentenceOf(items: readonly Announcement[]): string {
  const [only, ...others] = items
  if (only && others.length === 0) return only.short
  return items.every(({ tone }) => tone === 'alert')
    ? copy.severalNotSaved(items.length)
    : copy.severalChangedElsewhere(items.length)
}

/** A banner behind "more" is in sight when "more" is. */
function isOutOfSight(id: string): boolean {
  const item = document.querySelector(`[data-banner="${CSS.escape(id)}"]`)
  const shown = item?.closest('details') ?? item
  if (!shown) return true
  const { top, bottom } = shown.getBoundingClientRect()
  const headerBottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  return bottom <= headerBottom || top >= window.innerHeight
}
