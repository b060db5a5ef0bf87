import { useEffect, useRef, useState } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import { tipsFor } from '@bagwise/content/tips'
import type { OfferedTip } from '@bagwise/content/tips'
import { useShownProfile } from '#data/use-shown-profile.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { notify } from '#ui/notices.ts'
import { useProfile } from '#data/use-profile.ts'
import { textInUnits } from '#quantities/text-in-units.ts'
import { readPreference, writePreference } from '#storage/preferences.ts'
import * as copy from './tips.copy.ts'

/** A window that opened counts as a share after this long (specification 1 §9). */
const COUNTED_AFTER_MS = 2_000

const SMALL = 'min-h-11! px-2.5! text-[1.0625rem]!'

/** Where golfers can share; the value is what the referral says of itself. */
export const SHARE_WAYS = ['x', 'facebook', 'link'] as const

type ShareWay = (typeof SHARE_WAYS)[number]

/** The tips a golfer may turn through, and how many are still closed. */
type TipBook = {
  readonly open: readonly OfferedTip[]
  readonly closedCount: number
  /** What the next share opens. */
  readonly nextCount: number
}

const SHARES_KEY = 'bagwise.share-count'

type ShareCount = {
  readonly shareCount: number
  /** Counts one share, here and in the profile. */
  readonly countShare: () => void
}

/** The tips that are open to this golfer, one at a time. */
export function TipsCard() {
  const { profile } = useShownProfile()
  return profile ? <TipCarousel profile={profile} /> : <div aria-busy="true" className="h-45 rounded-sheet bg-sunk" />
}

function TipCarousel({ profile }: { readonly profile: Profile }) {
  const { shareCount, countShare } = useShareCount(profile)
  const [index, setIndex] = useState(0)
  const [isWhole, setIsWhole] = useState(false)
  const [isSharing, setIsSharing] = useState(false)
  const book = tipBook(shareCount)
  const tip = book.open[index]
  const line = copy.unlockLine(book)
  const turn = (step: 1 | -1) => setIndex((before) => turnedTo(before, step, book.open.length))
  if (!tip) return null
  return (
    <Sheet
      title={copy.title}
      fact={copy.tipPosition({ position: index + 1, tipCount: book.open.length })}
      className="py-3!"
    >
      <div aria-live="polite" className="mt-1.5 min-h-16.5">
        <h3 className="font-sans text-base font-semibold tracking-normal">{tip.title}</h3>
        <p className={`text-sm ${isWhole ? '' : 'line-clamp-2'}`}>
          {textInUnits(tip.description, profile.preferredUnits)}
        </p>
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-2">
        <Button look="quiet" className="-ml-2" aria-expanded={isSharing} onClick={() => setIsSharing(!isSharing)}>
          {copy.share}
        </Button>
        <Button look="quiet" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? copy.readLess : copy.readOn}
        </Button>
        <div className="ml-auto flex gap-2">
          <Button look="line" aria-label={copy.previousTip} className="size-12 px-0!" onClick={() => turn(-1)}>
            <Icon name="down" className="size-5 rotate-90" />
          </Button>
          <Button look="line" aria-label={copy.nextTip} className="size-12 px-0!" onClick={() => turn(1)}>
            <Icon name="down" className="size-5 -rotate-90" />
          </Button>
        </div>
      </div>
      {isSharing && (
        <div className="mt-3 border-t border-rule pt-2">
          <p className="text-sm text-ink-2">{line ?? copy.everyTipOpen}</p>
          <ShareRow onShared={countShare} />
        </div>
      )}
    </Sheet>
  )
}

/** Three ways to share; what is counted is reported, each share once. */
export function ShareRow({ onShared }: { readonly onShared: () => void }) {
  const [hasCopyFailed, setHasCopyFailed] = useState(false)
  function openPage(way: Exclude<ShareWay, 'link'>) {
    const opened = window.open(sharePage(window.location.origin, way), '_blank', 'width=600,height=500')
    if (!opened) return
    opened.opener = null
    setTimeout(onShared, COUNTED_AFTER_MS)
  }

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(copiedText(window.location.origin))
    } catch (error) {
      console.warn('The link could not be copied', error)
      setHasCopyFailed(true)
      return
    }
    setHasCopyFailed(false)
    onShared()
    notify('success', copy.linkCopied)
  }

  return (
    <>
      <div role="group" aria-label={copy.shareGroup} className="mt-2 flex flex-wrap gap-2">
        <Button look="line" className={SMALL} onClick={() => openPage('x')}>
          {copy.shareOnX}
        </Button>
        <Button look="line" className={SMALL} onClick={() => openPage('facebook')}>
          {copy.shareOnFacebook}
        </Button>
        <Button look="line" className={SMALL} onClick={() => void copyLink()}>
          {copy.copyLink}
        </Button>
      </div>
      <p role="alert" className="mt-2 text-sm empty:hidden">
        {hasCopyFailed && copy.copyFailed}
      </p>
      {hasCopyFailed && <p className="text-sm break-all select-all">{referralUrl(window.location.origin, 'link')}</p>}
    </>
  )
}

/** The address that a shared link leads to. It says how it was shared and nothing about who did. */
export function referralUrl(origin: string, way: ShareWay): string {
  return `${origin}/?${new URLSearchParams({ ref: way })}`
}

/** The page of X (Twitter) or Facebook with the message and the link filled in. */
export function sharePage(origin: string, way: Exclude<ShareWay, 'link'>): string {
  const url = referralUrl(origin, way)
  return way === 'x'
    ? `https://twitter.com/intent/tweet?${new URLSearchParams({ text: copy.shareMessage, url })}`
    : `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url, quote: copy.shareMessage })}`
}

/** What Copy Link puts on the clipboard: the message and the link. */
export function copiedText(origin: string): string {
  return `${copy.shareMessage} ${referralUrl(origin, 'link')}`
}

export function tipBook(shareCount: number): TipBook {
  const open = tipsFor(shareCount).filter(({ isUnlocked }) => isUnlocked)
  const afterNext = tipsFor(shareCount + 1).filter(({ isUnlocked }) => isUnlocked)
  return { open, closedCount: tipsFor(shareCount).length - open.length, nextCount: afterNext.length - open.length }
}

/** The tip beside this one: after the last comes the first, before the first the last. */
export function turnedTo(index: number, step: 1 | -1, tipCount: number): number {
  return (index + step + tipCount) % tipCount
}

/** How often the golfer has shared Bagwise: the larger of what the device and the profile know. */
export function useShareCount({ id, shareCount: inProfile }: Pick<Profile, 'id' | 'shareCount'>): ShareCount {
  const { save } = useProfile()
  const shareCount = Math.max(inProfile, storedShareCount(id))

  // A share that the server never heard of: the page was closed too early, or there was no connection.
  const offeredCount = useRef(0)
  useEffect(() => {
    if (shareCount <= inProfile || shareCount <= offeredCount.current) return
    offeredCount.current = shareCount
    save({ shareCount })
  }, [shareCount, inProfile, save])

  return {
    shareCount,
    countShare: () => {
      // Two windows of one device may have counted meanwhile.
      const next = Math.max(inProfile, storedShareCount(id), offeredCount.current) + 1
      writePreference('localStorage', SHARES_KEY, `${id} ${next}`)
      offeredCount.current = next
      save({ shareCount: next })
    },
  }
}

/** How often this golfer has shared Bagwise from this device, or 0. Another golfer's shares are not theirs. */
function storedShareCount(golferId: string): number {
  const [golfer, count] = (readPreference('localStorage', SHARES_KEY) ?? '').split(' ')
  const shares = Number(count)
  return golfer === golferId && Number.isSafeInteger(shares) && shares > 0 ? shares : 0
}
