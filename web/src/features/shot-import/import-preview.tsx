import { useState } from 'react'
import { Link } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { useShots } from '#data/use-shots.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/choice-row.tsx'
import { nextPaint } from '#ui/next-paint.ts'
import { Sheet } from '#ui/sheet.tsx'
import type { UnknownColumns } from '@bagwise/shot-files/shot-file'
import { ClubNames } from './club-names.tsx'
import { ClubPreview } from './club-preview.tsx'
import { FileList } from './file-list.tsx'
import { importAnswers, keepImportAnswers, withOrigin } from './import-answers.ts'
import { clubResults } from './import-result.ts'
import type { ImportResult } from './import-result.ts'
import { withSwitched } from './preview-changes.ts'
import { saveImport } from './save-import.ts'
import * as copy from './shot-import.copy.ts'
import { withNamed, withoutNamed } from '@bagwise/shot-files/preview/sorted-shots'
import { useImportPreview } from './use-import-preview.ts'
import type { ReadFile } from '@bagwise/shot-files/shot-file'
import type { Refusal } from './use-shot-file.ts'
import styles from './import.module.css'

const UNIT_CHOICES = [
  { value: 'yards', label: copy.unitLabels.yards },
  { value: 'metres', label: copy.unitLabels.metres },
] as const

const ORIGIN_CHOICES = [
  { value: 'device-outdoor', label: copy.onGrass },
  { value: 'device-indoor', label: copy.onMat },
] as const

type PreviewProps = {
  readonly profile: Profile
  readonly files: readonly ReadFile[]
  readonly refusals: readonly Refusal[]
  readonly onForgetColumns: (columns: UnknownColumns) => void
  readonly onNameColumns: (name: string, columns: UnknownColumns) => void
  readonly onUnits: (units: PreferredUnits) => void
  readonly onKept: (result: ImportResult) => void
  readonly onCancel: () => void
}

/** What the files give, club by club, before anything is written. */
export function ImportPreview(props: PreviewProps) {
  const { profile, files, refusals, onForgetColumns, onNameColumns, onUnits, onKept, onCancel } = props
  const { keep, change: changeWords } = useShots()
  const preview = useImportPreview(profile, files)
  const { decisions, decide, labels, clubs, change, origin, fresh, named, keptBefore, noRoom } = preview
  // Shown at once; the numbers follow when the file has been read again.
  const assumed = files.find(({ read }) => read.areUnitsAssumed)
  const [fileUnits, setFileUnits] = useState(assumed?.read.units)
  // What was read in the other units is not for saving any more.
  const [outdated, setOutdated] = useState<readonly ReadFile[]>()
  const [remembered] = useState(() => importAnswers(profile.id).clubs)
  const [isKeeping, setIsKeeping] = useState(false)
  const bag = profile.golfBag
  const counts = {
    shotCount: fresh.length,
    namedCount: named.length,
    distanceCount: change.distances.length,
  }
  const isNothing = Object.values(counts).every((count) => count === 0)

  async function save() {
    setIsKeeping(true)
    await nextPaint()
    const answers = importAnswers(profile.id)
    const clubNames = labels.length > 0 ? decisions.clubs : answers.clubs
    keepImportAnswers(profile.id, withOrigin({ ...answers, clubs: clubNames }, files[0]?.read.vendor, origin))
    saveImport({ profile, files, origin, today: preview.today, fresh, named, change }, { keep, change: changeWords })
    const later = [...bag, ...change.bag.joining]
    onKept({
      shots: fresh.map(({ shot }) => shot.id),
      clubs: clubResults(clubs ?? [], { stored: preview.stored, bag: later }),
    })
  }

  function forgetClubs() {
    const answers = importAnswers(profile.id)
    keepImportAnswers(profile.id, { ...answers, clubs: withoutNamed(answers.clubs, labels) })
    decide({ ...decisions, clubs: withoutNamed(decisions.clubs, labels) })
  }

  return (
    <>
      <FileList files={files} refusals={refusals} onForgetColumns={onForgetColumns} onNameColumns={onNameColumns}>
        {keptBefore.count > 0 && <p className="mt-1.5">{copy.keptAlready(keptBefore.count, keptBefore.isAll)}</p>}
        {assumed && (
          <div className="mt-3 mb-1">
            <ChoiceRow
              legend={copy.assumedUnits(files.length)}
              choices={UNIT_CHOICES}
              chosen={fileUnits}
              onChoose={(chosen) => {
                setFileUnits(chosen)
                setOutdated(files)
                onUnits(chosen)
              }}
            />
          </div>
        )}
        {fresh.length > 0 && (
          <div className="mt-3 mb-1">
            <ChoiceRow legend={copy.whereHit} choices={ORIGIN_CHOICES} chosen={origin} onChoose={preview.setOrigin} />
          </div>
        )}
      </FileList>
      {labels.length > 0 && (
        <ClubNames
          labels={labels}
          named={decisions.clubs}
          isRemembered={withoutNamed(remembered, labels).length < remembered.length}
          onForget={forgetClubs}
          onName={(label, club) => decide({ ...decisions, clubs: withNamed(decisions.clubs, label, club) })}
        />
      )}
      {clubs === undefined && !keptBefore.isAll && (
        <p role="status">{preview.hasFailed ? copy.notLearned : copy.learning}</p>
      )}
      {clubs && clubs.length > 0 && (
        <Sheet title={copy.clubsTitle}>
          <p className="mt-1.5 text-sm text-ink-2">{copy.whatIsSaved}</p>
          <ul className="mt-1.5 divide-y divide-rule" aria-busy={!preview.isCurrent}>
            {clubs.map((ofClub) => (
              <ClubPreview
                key={ofClub.club}
                preview={ofClub}
                stored={preview.stored[ofClub.club]}
                units={profile.preferredUnits}
                onTake={(isTaken) =>
                  decide({ ...decisions, taken: new Map(decisions.taken).set(ofClub.club, isTaken) })
                }
                onFullSwings={(areAll) =>
                  decide({ ...decisions, full: new Map(decisions.full).set(ofClub.club, areAll) })
                }
                onSwitch={(shot) => decide(withSwitched(decisions, shot))}
              />
            ))}
          </ul>
          <p className="text-sm">{copy.alsoSaved(counts.distanceCount)}</p>
          <p className="text-sm empty:hidden">{copy.newClubsText(change.bag.joining, bag.length === 0)}</p>
        </Sheet>
      )}
      <div role="alert" className={styles.fault}>
        {noRoom && copy.noRoomText(noRoom)}
      </div>
      <div className={styles.actions}>
        <Button look="line" onClick={onCancel}>
          {copy.anotherFile}
        </Button>
        {keptBefore.isAll ? (
          <Link to="/distances" className={buttonClass()}>
            {copy.seeDistances}
          </Link>
        ) : (
          <Button
            disabled={
              isNothing || !preview.isCurrent || preview.hasFailed || files === outdated || noRoom !== undefined
            }
            isBusy={isKeeping}
            onClick={() => void save()}
          >
            {copy.saveWords(counts)}
          </Button>
        )}
      </div>
    </>
  )
}
