import { useState } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import type { PlayedShot } from '@bagwise/contract/play'
import { disagreement, holeLacks } from '@bagwise/golf/play/hole-lacks'
import { ballShots, loggedStrokes } from '@bagwise/golf/play/hole-log'
import type { HoleLog } from '@bagwise/golf/play/hole-log'
import {
  correctedShot,
  firstPuttFrom,
  insertedShot,
  puttToChip,
  swappedClubs,
  withoutShot,
} from '@bagwise/golf/play/hole-repair'
import { ShowNumbers } from '#charts/show-numbers.tsx'
import { setScore } from '#features/play/card/set-score.ts'
import { randomId } from '#http/ids.ts'
import { shownDistance } from '#quantities/distance.ts'
import { Button } from '#ui/button.tsx'
import { keepFocus } from '#ui/kept-focus.ts'
import { DistanceSteps } from './distance-steps.tsx'
import { HoleStrip } from './hole-strip.tsx'
import { keepRemoval, keepRepair } from './keep-repair.ts'
import { MissedStroke, draftAfter } from './missed-stroke.tsx'
import { OneOrTwo } from './one-or-two.tsx'
import * as copy from './repair.copy.ts'
import { MOST_SHOWN, feetOfShown, shownFeet } from './shown-yards.ts'
import { StrokeEditor } from './stroke-editor.tsx'
import type { StrokeDraft } from './stroke-editor.tsx'
import styles from './repair.module.css'

type RepairHoleProps = {
  readonly profile: Profile
  readonly log: HoleLog
  readonly stopsYards: readonly number[]
}

/** What is open on the picture: a stroke that is there, or one that was never tapped. */
type Open = { readonly draft: StrokeDraft } & (
  | { readonly is: 'shot'; readonly id: string; readonly began: StrokeDraft }
  | { readonly is: 'missed'; readonly after: string | undefined; readonly isChosen: boolean }
)

/** The most stops that are offered. */
const MOST_STOPS = 3

/** One hole on one picture: nothing is set by itself, and its score stays. */
export function RepairHole({ profile, log, stopsYards }: RepairHoleProps) {
  const [open, setOpen] = useState<Open>()
  const units = profile.preferredUnits
  const shots = ballShots(log)
  const lacks = holeLacks(log)
  const stops = stopsYards.slice(0, MOST_STOPS)
  const draft = (next: StrokeDraft) => {
    if (open?.is === 'missed' && !open.isChosen)
      setOpen({ ...open, draft: next, after: draftAfter(shots, next.leftYards) })
    else if (open) setOpen({ ...open, draft: next })
  }
  const close = () => setOpen(undefined)

  /** Only what was changed: the rest may have changed on another device meanwhile. */
  async function keepShot(id: string, { club, lie, leftYards }: StrokeDraft, began: StrokeDraft) {
    close()
    const changed = {
      ...(club !== began.club && { club }),
      ...(lie !== began.lie && { lie }),
      ...(leftYards !== began.leftYards && { leftYards: leftYards ?? null }),
    }
    await keepRepair(log, (now) => correctedShot(now, id, changed))
  }

  return (
    <div ref={keepFocus} className="grid gap-3">
      {lacks && <p className="font-plate text-plate-sm font-bold">{copy.lacksText(lacks)}</p>}
      <HoleStrip
        log={log}
        units={units}
        draftYards={open?.draft.leftYards}
        stopsYards={open ? stops : []}
        onPlace={open ? (leftYards) => draft({ ...open.draft, leftYards }) : undefined}
      />
      {open && <p className="text-sm text-ink-2">{copy.stripHelp}</p>}
      <OneOrTwo log={log} />
      <ol className={styles.strokes}>
        {shots.map((shot, index) => {
          const isOpen = open?.is === 'shot' && open.id === shot.id
          const next = shots[index + 1]
          return (
            <li key={shot.id} data-notice>
              <StrokeButton
                shot={shot}
                index={index}
                profile={profile}
                isOpen={isOpen}
                onToggle={() =>
                  setOpen(isOpen ? undefined : { is: 'shot', id: shot.id, began: draftOf(shot), draft: draftOf(shot) })
                }
              />
              {isOpen && (
                <StrokeEditor
                  profile={profile}
                  draft={open.draft}
                  stopsYards={stops}
                  keepLabel={copy.save}
                  onDraft={draft}
                  onKeep={() => void keepShot(shot.id, open.draft, open.began)}
                  onLeave={close}
                >
                  <div className="flex flex-wrap gap-x-3">
                    {next && next.club !== shot.club && (
                      <Button
                        look="quiet"
                        onClick={() => {
                          close()
                          void keepRepair(log, (now) => swappedClubs(now, [shot, next]))
                        }}
                      >
                        {copy.swap(copy.strokeNumbered(index + 2, copy.strokeName(next.club)))}
                      </Button>
                    )}
                    <Button
                      look="quiet"
                      onClick={() => {
                        close()
                        void keepRemoval(log, (now) => withoutShot(now, shot.id), copy.takenOut)
                      }}
                    >
                      {copy.takeOut}
                    </Button>
                  </div>
                </StrokeEditor>
              )}
            </li>
          )
        })}
      </ol>
      <div data-notice className="grid">
        {open?.is === 'missed' ? (
          <MissedStroke
            profile={profile}
            shots={shots}
            after={open.after}
            draft={open.draft}
            stopsYards={stops}
            onAfter={(after) => setOpen({ ...open, after, isChosen: true })}
            onDraft={draft}
            onLeave={close}
            onKeep={() => {
              const { club, lie, leftYards = null } = open.draft
              close()
              void keepRepair(log, (now) =>
                insertedShot(now, { id: randomId(), after: open.after, club, lie, leftYards }),
              )
            }}
          />
        ) : (
          <Button
            look="line"
            onClick={() =>
              setOpen({
                is: 'missed',
                after: shots.at(-1)?.id,
                isChosen: false,
                draft: { club: null, lie: null, leftYards: undefined },
              })
            }
          >
            {copy.missed}
          </Button>
        )}
      </div>
      <Putts log={log} profile={profile} />
      <Agreement log={log} />
      <ShowNumbers
        caption={copy.stripCaption}
        columns={copy.stripColumns(units)}
        rows={shots.map(({ club, leftYards }, index) => ({
          name: copy.strokeNumbered(index + 1, copy.strokeName(club)),
          cells: [leftYards === null ? copy.unknown : String(shownDistance(leftYards, units))],
        }))}
      />
    </div>
  )
}

type StrokeButtonProps = {
  readonly shot: PlayedShot
  readonly index: number
  readonly profile: Profile
  readonly isOpen: boolean
  readonly onToggle: () => void
}

function StrokeButton({ shot, index, profile, isOpen, onToggle }: StrokeButtonProps) {
  const name = copy.strokeName(shot.club)
  const facts = copy.strokeFacts(shot, profile.preferredUnits)
  return (
    <button type="button" aria-expanded={isOpen} className={styles.stroke} onClick={onToggle}>
      <span className="plate">
        <span className="sr-only">{copy.changeStroke} </span>
        {index + 1}{' '}
      </span>
      <span>
        <b>{name}</b> <span>{facts}</span>
      </span>
    </button>
  )
}

/** How long the first putt was, and that it was none. */
function Putts({ log, profile }: { readonly log: HoleLog; readonly profile: Profile }) {
  const units = profile.preferredUnits
  const { putts, firstPuttFeet } = log.hole
  if (!putts) return null
  const shown = firstPuttFeet === null ? undefined : shownFeet(firstPuttFeet, units)
  const keep = (wantedOf: (now: number) => number | undefined) =>
    keepRepair(log, (now) => {
      const { firstPuttFeet: was } = now.hole
      const wanted = wantedOf(was === null ? 0 : (shownFeet(was, units) ?? 0))
      const feet = wanted === undefined ? undefined : feetOfShown(wanted, units)
      return feet === undefined ? [] : firstPuttFrom(now, feet)
    })
  return (
    <div className="grid gap-1">
      <DistanceSteps
        label={copy.puttLabel(units)}
        unit={copy.feetUnit(units)}
        step={1}
        most={MOST_SHOWN.putt(units)}
        shown={shown}
        onStep={(steps) => void keep((now) => Math.max(0, Math.round(now) + steps))}
        onType={(typed) => void keep(() => typed)}
        typedWhen="left"
      />
      <Button
        look="quiet"
        className="justify-self-start"
        onClick={() => void keepRepair(log, (now) => puttToChip(now, randomId()))}
      >
        {copy.wasChip}
      </Button>
    </div>
  )
}

/** What was tapped against what the card says; where they differ the golfer says which is right. */
function Agreement({ log }: { readonly log: HoleLog }) {
  const [keptScore, setKeptScore] = useState<number>()
  const { hole } = log
  const differing = disagreement(log)
  return (
    <div data-notice className="grid gap-2" aria-live="polite">
      <p>{copy.sumText(loggedStrokes(log), hole.score)}</p>
      {differing && differing.score !== keptScore ? (
        <>
          <p className="font-plate text-plate-sm font-bold">{copy.whichIsRight}</p>
          <div className="grid grid-cols-2 gap-2.5 max-[17rem]:grid-cols-1">
            <Button look="line" onClick={() => setKeptScore(differing.score)}>
              {copy.cardIsRight(differing.score)}
            </Button>
            <Button look="line" onClick={() => void setScore(hole.round, hole.number, differing.logged)}>
              {copy.shotsAreRight(differing.logged)}
            </Button>
          </div>
        </>
      ) : (
        <p className="text-sm text-ink-2">{copy.scoreStays}</p>
      )}
    </div>
  )
}

function draftOf({ club, lie, leftYards }: PlayedShot): StrokeDraft {
  return { club, lie, leftYards: leftYards ?? undefined }
}
