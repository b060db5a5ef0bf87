import { Link } from 'react-router'
import * as copy from '#navigation/open-round.copy.ts'
import { resumeOf, useOpenRound } from '#navigation/open-round.ts'
import { Icon } from '#ui/icon.tsx'

/** The way onto the course: the round that is open, else a new one. */
export function PlayRow() {
  const open = useOpenRound()
  return (
    <Link
      to={open ? `/play/${open.round.id}` : '/play/start'}
      className="flex min-h-16 min-w-0 items-center gap-3 rounded-sheet border border-rule bg-sheet px-4 py-2 text-ink no-underline hover:bg-mown"
    >
      <Icon name="flag" className="size-7" />
      <span className="min-w-0 grow wrap-anywhere">
        <span className="block font-plate text-plate-sm font-bold">{open ? resumeOf(open) : copy.playRound}</span>
        <span className="block text-sm text-ink-2">{open ? open.round.course : copy.playLine}</span>
      </span>
      <Icon name="down" className="size-5 -rotate-90" />
    </Link>
  )
}
