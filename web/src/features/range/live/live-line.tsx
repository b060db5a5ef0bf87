import { Link } from 'react-router'
import * as copy from '../range.copy.ts'

/** Which launch monitor sends shots; before the first one how to connect it. */
export function LiveLine({ device }: { readonly device: string | undefined }) {
  if (device !== undefined) {
    return <p className="text-sm wrap-anywhere text-ink-2">{copy.liveFrom(device)}</p>
  }
  return (
    <p className="text-sm text-ink-2">
      {copy.connectLead}
      <Link to={TOKENS} className="underline underline-offset-3">{copy.connectLink}</Link>
      {copy.connectThen}
      <code>{copy.connectCommand}</code>.
    </p>
  )
}

/** Where tokens are made. */
const TOKENS = '/profile#account'
