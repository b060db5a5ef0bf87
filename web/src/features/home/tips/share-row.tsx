import { notify } from '#ui/notices.ts'
import { Button } from '#ui/button.tsx'
import { copiedText, sharePage } from './share-links.ts'
import type { ShareWay } from './share-links.ts'

/** A window that opened counts as a share after this long (specification 1 §9). */
const COUNTED_AFTER_MS = 2_000
const COPIED = 'Link copied! Share it with friends to unlock more tips.'
const SMALL = 'min-h-11! px-2.5! text-[1.0625rem]!'

/** Three ways to share; what is counted is reported, each share once. */
export function ShareRow({ onShared }: { readonly onShared: () => void }) {
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
      return
    }
    onShared()
    notify('success', COPIED)
  }

  return (
    <div role="group" aria-label="Share Bagwise" className="mt-2 flex flex-wrap gap-2">
      <Button look="line" className={SMALL} onClick={() => openPage('x')}>
        X (Twitter)
      </Button>
      <Button look="line" className={SMALL} onClick={() => openPage('facebook')}>
        Facebook
      </Button>
      <Button look="line" className={SMALL} onClick={() => void copyLink()}>
        Copy Link
      </Button>
    </div>
  )
}
