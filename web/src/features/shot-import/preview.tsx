import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import { documentOf } from '@bagwise/contract/profile-document'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { CLUBS, CLUB_TYPES, isClubType } from '@bagwise/golf/club'
import { plainLabel } from '@bagwise/golf/shot-import/club-of-label'
import { equipmentValues } from '#data/equipment-values.ts'
import { saveOwnDistances } from '#profile-parts/own-distances.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/choice-row.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { importAnswers, keepImportAnswers } from './import-answers.ts'
import { ClubPreview } from './club-preview.tsx'
import { LeftOutList } from './left-out-list.tsx'
import { importedChange, previewClubs, unknownLabels, withNamed, withSwitched } from './preview-clubs.ts'
import type { PreviewDecisions } from './preview-clubs.ts'
import styles from './import.module.css'
import type { NamedClub } from './import-answers.ts'
import { ListField } from './list-field.tsx'
import * as copy from './shot-import.copy.ts'
import type { ShotFile } from '#shot-files/shot-file.ts'

const UNIT_CHOICES = [
  { value: 'yards', label: copy.unitLabels.yards },
  { value: 'metres', label: copy.unitLabels.metres },
] as const

type PreviewProps = {
  readonly profile: Profile
  readonly name: string
  readonly read: ShotFile
  readonly onUnits: (units: PreferredUnits) => void
  readonly onCancel: () => void
}

const OPTIONS = [
  { value: '', label: copy.chooseClub },
  ...CLUB_TYPES.filter((club) => club !== 'putter').map((club) => ({ value: club, label: CLUBS[club].displayName })),
  { value: 'none', label: copy.leaveShotsOut },
] as const

type ClubNamesProps = {
  readonly labels: readonly { readonly label: string; readonly count: number }[]
  readonly named: readonly NamedClub[]
  readonly onName: (label: string, club: NamedClub['club'] | '') => void
}

/** What a file gives, club by club, before anything is written. */
export function Preview({ profile, name, read, onUnits, onCancel }: PreviewProps) {
  const navigate = useNavigate()
  const units = profile.preferredUnits
  const [decisions, decide] = useState<PreviewDecisions>(() => ({
    clubs: importAnswers(profile.id).clubs,
    switched: new Set(),
    taken: new Map(),
  }))
  // Shown at once; the numbers follow when the file has been read again.
  const [fileUnits, setFileUnits] = useState(read.units)
  // What was read in the other units is not for saving any more.
  const [outdated, setOutdated] = useState<ShotFile>()
  const stored = documentOf(profile).distances
  // Ten thousand shots take a slow phone a moment.
  const clubs = useMemo(() => previewClubs(read.shots, decisions), [read.shots, decisions])
  const labels = useMemo(() => unknownLabels(read.shots), [read.shots])
  const change = importedChange(clubs, profile.golfBag)
  const takenCount = change.distances.length

  function save() {
    const { columns } = importAnswers(profile.id)
    if (labels.length > 0) keepImportAnswers(profile.id, { columns, clubs: decisions.clubs })
    const clubs = equipmentValues({ bag: change.bag, distances: [] })
    saveOwnDistances({ profile, own: change.distances, also: clubs, text: copy.saved(takenCount) })
    void navigate('/distances')
  }

  return (
    <>
      <Sheet>
        <h2 tabIndex={-1} className="wrap-anywhere outline-none">
          {name}
        </h2>
        <p className="mt-1.5">{copy.fileText(read)}</p>
        {read.areUnitsAssumed && (
          <div className="mt-3 mb-1">
            <ChoiceRow
              legend={copy.assumedUnits}
              choices={UNIT_CHOICES}
              chosen={fileUnits}
              onChoose={(chosen) => {
                setFileUnits(chosen)
                setOutdated(read)
                onUnits(chosen)
              }}
            />
          </div>
        )}
        <LeftOutList lines={read.leftOut} />
      </Sheet>
      {labels.length > 0 && (
        <ClubNames
          labels={labels}
          named={decisions.clubs}
          onName={(label, club) => decide({ ...decisions, clubs: withNamed(decisions.clubs, label, club) })}
        />
      )}
      {clubs.length > 0 && (
        <Sheet title={copy.clubsTitle}>
          <p className="mt-1.5 text-sm text-ink-2">{copy.whatIsSaved}</p>
          <ul className="mt-1.5 divide-y divide-rule">
            {clubs.map((preview) => (
              <ClubPreview
                key={preview.club}
                preview={preview}
                stored={stored[preview.club]}
                units={units}
                onTake={(isTaken) =>
                  decide({ ...decisions, taken: new Map(decisions.taken).set(preview.club, isTaken) })
                }
                onSwitch={(line) => decide({ ...decisions, switched: withSwitched(decisions.switched, line) })}
              />
            ))}
          </ul>
          <p className="text-sm empty:hidden">{copy.newClubsText(change.bag.joining, profile.golfBag.length === 0)}</p>
        </Sheet>
      )}
      <div className={styles.actions}>
        <Button look="line" onClick={onCancel}>
          {copy.anotherFile}
        </Button>
        <Button disabled={takenCount === 0 || read === outdated} onClick={save}>
          {copy.saveDistances(takenCount)}
        </Button>
      </div>
    </>
  )
}

/** Names that could be several clubs, or none that Bagwise knows: asked once. */
function ClubNames({ labels, named, onName }: ClubNamesProps) {
  return (
    <Sheet title={copy.clubNamesTitle}>
      <p className="mt-1.5 text-sm text-ink-2">{copy.clubNamesHelp}</p>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        {labels.map(({ label, count }) => (
          <ListField
            key={label}
            label={copy.labelText({ label, count })}
            value={named.find((one) => one.label === plainLabel(label))?.club ?? ''}
            options={OPTIONS}
            onChoose={(club) => onName(label, club === 'none' || isClubType(club) ? club : '')}
          />
        ))}
      </div>
    </Sheet>
  )
}
