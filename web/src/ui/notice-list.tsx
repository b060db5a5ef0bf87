import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { keepFocus } from './kept-focus.ts'
import { dismissNotice, useNotices } from './notices.ts'
import type { Notice, NoticeTone } from './notices.ts'
import * as copy from './ui.copy.ts'
import { unbroken } from './unbroken.tsx'

const LOOKS = {
  alert: 'border-l-flag bg-flag-tint',
  status: 'border-l-fairway bg-fairway-tint',
  success: 'border-l-fairway bg-fairway-tint',
} as const satisfies Record<NoticeTone, string>

/**
 * The two live regions stand in the page before any text arrives, so that screen readers announce it. Children are good news
 * with a choice; they stay below what leaves by itself.
 */
export function NoticeList({ children }: { readonly children?: ReactNode }) {
  const notices = useNotices()
  return (
    <div
      ref={keepFocus}
      className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--bar-h)+16px+env(safe-area-inset-bottom))] z-20 grid grid-cols-[minmax(0,1fr)] gap-2 md:top-18 md:right-4 md:bottom-auto md:left-auto md:w-96"
    >
      {(['alert', 'status'] as const).map((tone) => (
        <div key={tone} role={tone} className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {notices
            .filter((notice) => (notice.tone === 'status') === (tone === 'status'))
            .map((notice) => (
              <NoticeCard key={notice.id} notice={notice} />
            ))}
          {tone === 'status' && children}
        </div>
      ))}
    </div>
  )
}

function NoticeCard({ notice }: { readonly notice: Notice }) {
  return (
    <div
      data-notice
      className={`pointer-events-auto flex items-start gap-2 rounded-control border-l-3 py-1 pr-1 pl-3 text-ink raised ${LOOKS[notice.tone]}`}
    >
      <Icon name={notice.tone === 'alert' ? 'warning' : 'check'} className="mt-2.5 size-5" />
      <p className="min-w-0 grow py-2.5 text-sm wrap-anywhere">{unbroken(notice.text)}</p>
      {notice.action && (
        <button
          type="button"
          onClick={() => {
            dismissNotice(notice.id)
            notice.action?.run()
          }}
          className="min-h-11 rounded-control px-3 font-plate text-[1.0625rem] font-semibold hover:bg-sheet"
        >
          {notice.action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={copy.dismiss}
        onClick={() => dismissNotice(notice.id)}
        className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-sheet"
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
