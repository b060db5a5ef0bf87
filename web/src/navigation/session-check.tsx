import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '#session/session.ts'
import { Button } from '#ui/button.tsx'
import * as copy from './navigation.copy.ts'

/** For a page that does not know who is here. */
export function SessionCheck() {
  const { isFetching, refetch } = useQuery(sessionQuery)
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-3 rounded-control border-l-3 border-clay bg-clay-tint py-2 pr-2 pl-3"
    >
      <p className="grow basis-48 text-sm">{copy.sessionUnknown}</p>
      <Button look="line" isBusy={isFetching} busyLabel={copy.checking} onClick={() => void refetch()}>
        {copy.tryAgain}
      </Button>
    </div>
  )
}
