import { Link } from 'react-router'
import type { LiveShot } from '@bagwise/contract/live-shots'
import * as copy from './live-range.copy.ts'
import { useLiveShots } from './use-live-shots.ts'

export type LiveRangeProps = {
  readonly golfer: string
  /** Called once for each shot. */
  readonly onShot: (shot: LiveShot) => void
}

/** Where tokens are made. */
const TOKENS = '/profile#account'

/** Takes live shots, and says which launch monitor sends them; before the first one how to connect it. */
export function LiveRange({ golfer, onShot }: LiveRangeProps) {
  const { isOpen, device } = useLiveShots(golfer, onShot)
  if (!isOpen) return null
  if (device !== undefined) return <p className="text-sm wrap-anywhere text-ink-2">{copy.liveFrom(device)}</p>
  return (
    <p className="text-sm text-ink-2">
      {copy.connectLead}
      <Link to={TOKENS} className="underline underline-offset-3">
        {copy.connectLink}
      </Link>
      {copy.connectThen}
      <code>{copy.connectCommand}</code>.
    </p>
  )
}
