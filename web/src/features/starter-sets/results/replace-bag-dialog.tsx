import { CLUBS } from '@bagwise/golf/club'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { SetInBag } from '@bagwise/golf/starter-sets/starter-bag'
import type { StarterSet } from '@bagwise/golf/starter-sets/starter-set'
import { shownDistance, unitShort } from '#quantities/distance.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { clubNames } from './result-words.ts'

type ReplaceBagDialogProps = {
  readonly set: StarterSet
  readonly change: SetInBag
  readonly units: PreferredUnits
  readonly onReplace: () => void
  readonly onKeep: () => void
}

/** No club of the golfer's makes way without this question. */
export function ReplaceBagDialog({ set, change, units, onReplace, onKeep }: ReplaceBagDialogProps) {
  const { joining, returning, leaving } = change.bag
  const coming = [...joining.map(({ type }) => type), ...returning]
  const isNew = new Set(joining.map(({ type }) => type))
  const staying = set.clubs.flatMap(({ type }) => (isNew.has(type) ? [] : [type]))
  const kept = change.keptDistances.map(
    ({ club, distance, source }) =>
      `${CLUBS[club].displayName} ${shownDistance(distance, units)} ${unitShort(units)} (${source === 'measured' ? 'measured' : 'typed'})`,
  )
  return (
    <Dialog title="Replace the clubs in your bag?" onClose={onKeep}>
      {coming.length > 0 && <p>Comes in: {clubNames(coming)}.</p>}
      {leaving.length > 0 && <p>Goes out: {clubNames(leaving)}.</p>}
      {staying.length > 0 && <p>Stays as it is, with brand, model and loft: {clubNames(staying)}.</p>}
      {kept.length > 0 && <p>Your own distances stay: {kept.join(', ')}.</p>}
      <p className="text-sm text-ink-2">You can undo this afterwards.</p>
      <div className="grid gap-2 sm:grid-cols-2">
        <Button data-autofocus onClick={onKeep}>
          Keep my bag
        </Button>
        <Button look="line" onClick={onReplace}>
          Replace my bag
        </Button>
      </div>
    </Dialog>
  )
}
