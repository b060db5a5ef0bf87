import { CLUBS } from '@bagwise/golf/club'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { shownDistance, unitShort } from '#quantities/distance.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { unbroken } from '#ui/unbroken.tsx'
import type { Question } from './calculation-plan.ts'
import { contradictionSentence } from './contradiction-sentence.ts'

type ReplaceDialogProps = {
  readonly question: Question
  /** The golfer's own numbers have changed while the question was open. */
  readonly isAgain: boolean
  readonly units: PreferredUnits
  readonly onKeep: () => void
  readonly onReplace: () => void
  readonly onClose: () => void
}

/** A calculated number never takes the place of the golfer's own without this question. */
export function ReplaceDialog({
  question: { replacements, kept },
  isAgain,
  units,
  onKeep,
  onReplace,
  onClose,
}: ReplaceDialogProps) {
  return (
    <Dialog title="Keep your own numbers?" onClose={onClose}>
      <p role="alert" className="text-sm font-bold empty:hidden">
        {isAgain && 'Your numbers have changed meanwhile, so nothing was replaced. Please look again.'}
      </p>
      <p className="text-sm text-ink-2">
        {kept.kind === 'contradicted'
          ? `${contradictionSentence(kept, units)} Keep it, and nothing is calculated until the numbers agree.`
          : 'You measured or typed these yourself. Keep them, and the other clubs are fitted to them.'}
      </p>
      <table className="w-full">
        <thead className="text-xs text-ink-2">
          <tr>
            <th scope="col" className="pb-1 text-left font-normal">
              Club
            </th>
            <th scope="col" className="pb-1 text-right font-normal">
              Yours, {unitShort(units)}
            </th>
            <th scope="col" className="pb-1 text-right font-normal">
              Calculated, {unitShort(units)}
            </th>
          </tr>
        </thead>
        <tbody>
          {replacements.map(({ club, ownYards, calculatedYards }) => (
            <tr key={club} className="border-t border-rule">
              <th scope="row" className="py-2 text-left font-plate text-plate-sm font-bold">
                {unbroken(CLUBS[club].displayName)}
              </th>
              <td className="plate py-2 text-right text-plate-md">{shownDistance(ownYards, units)}</td>
              <td className="plate py-2 text-right text-plate-md text-ink-2">
                {shownDistance(calculatedYards, units)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="grid gap-2 sm:grid-cols-2">
        <Button data-autofocus onClick={onKeep}>
          Keep my numbers
        </Button>
        <Button look="line" onClick={onReplace}>
          Replace them
        </Button>
      </div>
    </Dialog>
  )
}
