import { CLUBS, CLUB_TYPES, isClubType } from '@bagwise/golf/club'
import { plainLabel } from '@bagwise/golf/shots/club-of-label'
import type { NamedClub } from '#api/device/import-answers.ts'
import { Sheet } from '#ui/sheet.tsx'
import { counted } from './import-words.ts'
import { ListField } from './list-field.tsx'

const OPTIONS = [
  { value: '', label: 'Choose the club' },
  ...CLUB_TYPES.filter((club) => club !== 'putter').map((club) => ({ value: club, label: CLUBS[club].displayName })),
  { value: 'none', label: 'Leave these shots out' },
] as const

type ClubNamesProps = {
  readonly labels: readonly { readonly label: string; readonly count: number }[]
  readonly named: readonly NamedClub[]
  readonly onName: (label: string, club: NamedClub['club'] | '') => void
}

/** Names that could be several clubs, or none that Bagwise knows: asked once. */
export function ClubNames({ labels, named, onName }: ClubNamesProps) {
  return (
    <Sheet title="Which clubs are these?">
      <p className="mt-1.5 text-sm text-ink-2">
        Shots without a club are not saved. Bagwise remembers what you choose on this device.
      </p>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        {labels.map(({ label, count }) => (
          <ListField
            key={label}
            label={`${label === '' ? 'Shots without a club' : `“${label}”`} (${counted(count, 'shot')})`}
            value={named.find((one) => one.label === plainLabel(label))?.club ?? ''}
            options={OPTIONS}
            onChoose={(club) => onName(label, club === 'none' || isClubType(club) ? club : '')}
          />
        ))}
      </div>
    </Sheet>
  )
}
