import type { TapMode } from '#courses/hole-picture.tsx'
import { useState } from 'react'
import type { LatLon } from '@bagwise/golf/course/plane'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { Button } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/choice-row.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import type { HolePlay } from '#courses/hole-play.ts'
import { withBall } from '#courses/hole-play.ts'
import type { PositionOnce } from './use-position-once.ts'
import * as copy from './ball-controls.copy.ts'
import styles from './hole.module.css'
import { LieChips } from './lie-chips.tsx'
import type { ShownHole } from '#courses/shown-hole.ts'

const MoreDialog = lazyPart(async () => (await import('./hole-details.tsx')).MoreDialog)
const TypeDialog = lazyPart(async () => (await import('./hole-details.tsx')).TypeDialog)

/** As the advisor's fix: a ring is drawn and said from here on. */
const SAID_FROM_YARDS = 15
/** A golfer so far from the hole plays another one. */
const FAR_YARDS = 1_000

type BallControlsProps = {
  readonly shown: ShownHole
  readonly play: HolePlay
  readonly change: (changed: (play: HolePlay) => HolePlay) => void
  readonly units: PreferredUnits
  readonly mode: TapMode
  readonly onMode: (mode: TapMode) => void
  readonly canUndo: boolean
  readonly undo: () => void
  readonly isTournament: boolean
  readonly setTournament: (isOn: boolean) => void
  readonly located: PositionOnce
  readonly tee: LatLon
}

/** Where the ball is and what it lies on: by a tap, by the phone's position or typed. */
export function BallControls(props: BallControlsProps) {
  const { shown, play, change, units, mode, onMode, canUndo, undo, isTournament, located } = props
  const [open, setOpen] = useState<'type' | 'more'>()
  const close = () => setOpen(undefined)
  // A line is advice: in a tournament a tap sets none.
  const modes = (['ball', 'aim', 'pin'] as const).filter((one) => !isTournament || one !== 'aim')
  return (
    <div className={styles.ball}>
      <LieChips shown={shown} said={play.lie} onLie={(lie) => change((before) => ({ ...before, lie }))} />
      <ChoiceRow
        legend={copy.modesLegend}
        isLegendHidden
        choices={modes.map((value) => ({ value, label: copy.modes[value] }))}
        chosen={isTournament && mode === 'aim' ? 'ball' : mode}
        onChoose={onMode}
      />
      <p className="text-sm text-ink-2">{copy.modeHelp[mode]}</p>
      <div className={styles.actions}>
        <Button isBusy={located.isLocating} busyLabel={copy.locating} onClick={located.locate}>
          {copy.iAmHere}
        </Button>
        <Button look="line" disabled={!canUndo} onClick={undo}>
          {copy.undo}
        </Button>
        <Button look="line" onClick={() => setOpen('type')}>
          {copy.typeIt}
        </Button>
        <Button look="line" onClick={() => setOpen('more')}>
          {copy.more}
        </Button>
      </div>
      <p role="status" className={located.isOld ? 'text-sm text-ink-3' : 'text-sm text-ink-2'}>
        {positionWords(located, shown, units)}
      </p>
      {open === 'type' && (
        <TypeDialog
          {...{ shown, units }}
          said={play.lie}
          onClose={close}
          onPlace={(ball, lie) => {
            change((before) => ({ ...withBall(before, ball), lie }))
            close()
          }}
        />
      )}
      {open === 'more' && <MoreDialog {...props} onClose={close} />}
    </div>
  )
}

function positionWords({ position, isOld, failure }: PositionOnce, { ground }: ShownHole, units: PreferredUnits) {
  if (failure === 'blocked') return copy.positionBlocked
  if (!position) return failure === undefined ? undefined : copy.positionNone
  const { x, y } = ground.turn.to(ground.plane.to(position.at))
  if (Math.hypot(x, y) > FAR_YARDS) return copy.positionFar
  if (isOld) return copy.positionOld
  return position.radiusYards > SAID_FROM_YARDS ? copy.positionOff(position.radiusYards, units) : undefined
}
