import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '#session/session.ts'
import { Button } from '#ui/button.tsx'

/** For a page that does not know who is here. */
export function SessionCheck() {
  const { isFetching, refetch } = useQuery(sessionQuery)
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-3 rounded-control border-l-3 border-clay bg-clay-tint py-2 pr-2 pl-3"
    >
      <p className="grow basis-48 text-sm">Bagwise could not check whether you are signed in.</p>
      <Button look="line" isBusy={isFetching} busyLabel="Checking..." onClick={() => void refetch()}>
        Try again
      </Button>
    </div>
  )
}
