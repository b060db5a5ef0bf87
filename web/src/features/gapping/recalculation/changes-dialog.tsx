import type { Profile } from '@bagwise/contract/profile'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { clubName } from '#charts/gap-text.ts'
import { offerBagUndo } from '#profile-parts/bag-undo.ts'
import { shownDistance, unitShort } from '#quantities/distance.ts'
import { useHasAi } from '#session/session.ts'
import { saveInTime } from '#data/use-profile.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { notify } from '#ui/notices.ts'
import { unbroken } from '#ui/unbroken.tsx'
import { valuesOfChanges } from './recalculated.ts'
import type { Change, Recalculated } from './recalculated.ts'
import * as copy from './recalculate.copy.ts'

/** After this the golfer hears that the numbers are still to be sent. */
const SAVE_WAIT_MS = 10_000

type ChangesDialogProps = {
  readonly result: Recalculated
  /** As it is by now: what has changed since the list was made stays. */
  readonly profile: Profile
  readonly onClose: () => void
}

/** The clubs that a recalculation changes, before and after. Nothing is written before *Use these*. */
export function ChangesDialog({ result: { source, changes, silence }, profile, onClose }: ChangesDialogProps) {
  const units = profile.preferredUnits
  const hasAi = useHasAi()
  return (
    <Dialog title={copy.changesTitle(changes.length)} onClose={onClose}>
      <p className="text-sm text-ink-2">
        {copy.ownStay}
        {hasAi && ` ${copy.sourceText(source)}`}
        {silence && ` ${silence}`}
      </p>
      <ChangeTable changes={changes} units={units} />
      <div className="grid gap-2 sm:grid-cols-2">
        <Button
          data-autofocus
          onClick={() => {
            onClose()
            void write({ source, changes }, profile, hasAi)
          }}
        >
          {copy.useThese}
        </Button>
        <Button look="line" onClick={onClose}>
          {copy.keepOld}
        </Button>
      </div>
    </Dialog>
  )
}

function ChangeTable({ changes, units }: { readonly changes: readonly Change[]; readonly units: PreferredUnits }) {
  return (
    <table className="w-full">
      <thead className="text-xs text-ink-2">
        <tr>
          <th scope="col" className="pb-1 text-left font-normal">
            {copy.clubColumn}
          </th>
          <th scope="col" className="pb-1 text-right font-normal">
            {copy.beforeColumn(unitShort(units))}
          </th>
          <th scope="col" className="pb-1 text-right font-normal">
            {copy.afterColumn(unitShort(units))}
          </th>
          <th scope="col" className="pb-1 pl-3 text-right font-normal">
            {copy.fromColumn}
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ club, before, after }) => (
          <tr key={club} data-change={club} className="border-t border-rule">
            <th scope="row" className="py-2 text-left font-plate text-plate-sm font-bold">
              {unbroken(clubName(club))}
            </th>
            <td className="plate py-2 text-right text-plate-md text-ink-2">
              {before ? shownDistance(before.distance, units) : copy.noneBefore}
            </td>
            <td className="plate py-2 text-right text-plate-md">{shownDistance(after.distance, units)}</td>
            <td className="py-2 pl-3 text-right text-xs text-ink-2">
              {after.basis ? copy.methodNames[after.basis.method] : ''}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Writes the listed numbers and offers the way back. What was refused needs no word here: the page says why. */
async function write({ source, changes }: Recalculated, before: Profile, hasAi: boolean): Promise<void> {
  const written = valuesOfChanges(changes, before)
  const count = Object.keys(written).length
  if (count === 0) {
    notify('status', copy.changedMeanwhile)
    return
  }
  const outcome = await saveInTime(written, SAVE_WAIT_MS, before)
  if (outcome === 'refused') return
  const text = outcome === 'saved' ? copy.successText(count, hasAi) : copy.unsentText(count)
  offerBagUndo({
    // Without AI there is one source only.
    text: hasAi ? `${text} ${copy.sourceText(source)}` : text,
    written,
    before,
    tone: outcome === 'saved' ? 'success' : 'status',
  })
}
