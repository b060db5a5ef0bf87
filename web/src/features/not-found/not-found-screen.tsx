import { Link } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Sheet } from '#ui/sheet.tsx'
import * as copy from './not-found.copy.ts'

export function NotFoundScreen() {
  return (
    <>
      <PageHead title={copy.title} />
      <Sheet className="grid max-w-186 justify-items-center gap-3 px-6 py-10 text-center">
        <LostBall />
        <h2>{copy.noPage}</h2>
        <p className="max-w-[44ch] text-ink-2">{copy.playAnother}</p>
        <Link to="/" className={buttonClass('ink', 'mt-2')}>
          {copy.backToHome}
        </Link>
      </Sheet>
    </>
  )
}

/** A ball in the rough on the wrong side of two white posts. */
function LostBall() {
  return (
    <svg className="w-30" viewBox="0 0 120 96" fill="none" aria-hidden="true">
      <path d="M6 84c18-9 92-9 112 0v9H6z" fill="var(--color-rough)" transform="translate(2 2)" />
      <g stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round">
        <path d="M26 80V22h8v58M86 80V22h8v58" fill="var(--color-sheet)" />
        <path d="M34 30c18 5 34 5 52 0" strokeDasharray="1 6" />
        <path d="M4 84c18-9 94-9 112 0M44 78l-2-9M49 77l1-10M72 77l-1-10M78 78l3-9M12 80l-2-7M108 80l2-7" />
        <circle cx="60" cy="70" r="9" fill="var(--color-sheet)" />
        <path d="M57 67h.1M62 66h.1M60 71h.1M64 71h.1M56 72h.1" strokeWidth="2.4" />
      </g>
    </svg>
  )
}
