import { CLUBS } from '@bagwise/golf/club'
import type { Profile } from '@bagwise/contract/profile'
import { CarryFigure } from '#profile-parts/carry-numeral/carry-figure.tsx'
import { certaintiesAfter } from '#profile-parts/carry-numeral/certainties-of.ts'
import { carryText } from '#profile-parts/carry-numeral/carry-text.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { unbroken } from '#ui/unbroken.tsx'
import type { Question } from './calculation-plan.ts'
import * as copy from './calculator.copy.ts'

const OWN = { isOwn: true } as const
const UNSURE = { isOwn: false } as const

type ReplaceDialogProps = {
  readonly question: Question
  /** The golfer's own numbers have changed while the question was open. */
  readonly isAgain: boolean
  readonly profile: Profile
  readonly onKeep: () => void
  readonly onReplace: () => void
  readonly onClose: () => void
}

/** A calculated number never takes the place of the golfer's own without this question. */
export function ReplaceDialog({
  question: { replacements, kept, replaced },
  isAgain,
  profile,
  onKeep,
  onReplace,
  onClose,
}: ReplaceDialogProps) {
  const units = profile.preferredUnits
  const certainties = certaintiesAfter(profile, replaced.values)
  return (
    <Dialog title={copy.keepTitle} onClose={onClose}>
      <p role="alert" className="text-sm font-bold empty:hidden">
        {isAgain && copy.keepAgain}
      </p>
      <p className="text-sm text-ink-2">
        {kept.kind === 'contradicted' ? copy.keepContradicted({ ...kept, units }) : copy.keepFitted}
      </p>
      <table className="w-full">
        <thead className="text-xs text-ink-2">
          <tr>
            <th scope="col" className="pb-1 text-left font-normal">
              {copy.clubColumn}
            </th>
            <th scope="col" className="pb-1 text-right font-normal">
              {copy.ownColumn(units)}
            </th>
            <th scope="col" className="pb-1 text-right font-normal">
              {copy.calculatedColumn(units)}
            </th>
          </tr>
        </thead>
        <tbody>
          {replacements.map(({ club, ownYards, calculatedYards }) => (
            <tr key={club} className="border-t border-rule">
              <th scope="row" className="py-2 text-left font-plate text-plate-sm font-bold">
                {unbroken(CLUBS[club].displayName)}
              </th>
              <td className="plate py-2 text-right text-plate-md">
                <CarryFigure text={carryText(ownYards, OWN, units)} />
              </td>
              <td className="plate py-2 text-right text-plate-md text-ink-2">
                <CarryFigure text={carryText(calculatedYards, certainties[club] ?? UNSURE, units)} isMain />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="grid gap-2 sm:grid-cols-2">
        <Button data-autofocus onClick={onKeep}>
          {copy.keep}
        </Button>
        <Button look="line" onClick={onReplace}>
          {copy.replace}
        </Button>
      </div>
    </Dialog>
  )
}
