import { useState } from 'react'
import { CLUBS, CLUB_TYPES, isClubType } from '@bagwise/golf/club'
import { plainLabel } from '@bagwise/golf/shot-import/club-of-label'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import type { NamedClub } from '@bagwise/shot-files/preview/sorted-shots'
import { ListField } from './list-field.tsx'
import * as copy from './shot-import.copy.ts'
import type { UncertainLabel } from '@bagwise/shot-files/preview/sorted-shots'

const OPTIONS = [
  { value: '', label: copy.chooseClub },
  ...CLUB_TYPES.filter((club) => club !== 'putter').map((club) => ({ value: club, label: CLUBS[club].displayName })),
  { value: 'none', label: copy.notMyClub },
] as const

type ClubNamesProps = {
  readonly labels: readonly UncertainLabel[]
  readonly named: readonly NamedClub[]
  /** Answered for an earlier file. */
  readonly isRemembered: boolean
  readonly onName: (label: string, club: NamedClub['club'] | '') => void
  readonly onForget: () => void
}

/** Names that could be several clubs, or none that Bagwise knows: asked once. */
export function ClubNames({ labels, named, isRemembered, onName, onForget }: ClubNamesProps) {
  const [isForgotten, setIsForgotten] = useState(false)
  return (
    <Sheet title={copy.clubNamesTitle}>
      <p className="mt-1.5 text-sm text-ink-2">{copy.clubNamesHelp}</p>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        {labels.map(({ label, count, guess }) => (
          <ListField
            key={label}
            label={copy.labelText({ label, count })}
            value={named.find((one) => one.label === plainLabel(label))?.club ?? guess ?? ''}
            options={guess ? OPTIONS.slice(1) : OPTIONS}
            onChoose={(club) => onName(label, club === 'none' || isClubType(club) ? club : '')}
          />
        ))}
      </div>
      {isRemembered && (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <Button
            look="quiet"
            onClick={() => {
              setIsForgotten(true)
              onForget()
            }}
          >
            {copy.forgetClubs}
          </Button>
          <p role="status" className="text-sm">
            {isForgotten && copy.clubsForgotten}
          </p>
        </div>
      )}
    </Sheet>
  )
}
