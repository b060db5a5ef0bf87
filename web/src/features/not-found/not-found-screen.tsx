import { Link } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { LostBall } from './lost-ball.tsx'

export function NotFoundScreen() {
  return (
    <>
      <PageHead title="Out of bounds" />
      <Sheet className="grid max-w-186 justify-items-center gap-3 px-6 py-10 text-center">
        <LostBall />
        <h2>There is no page at this address</h2>
        <p className="max-w-[44ch] text-ink-2">Play another one from the tee: every tool is on the home page.</p>
        <Link to="/" className={buttonClass('ink', 'mt-2')}>
          Back to home
        </Link>
      </Sheet>
    </>
  )
}
