import type { PointerEvent } from 'react'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { LAST_STEP_DEG, STEP_DEG, directionAfterKey, directionAt, placeOnDial } from './dial-geometry.ts'
import { withinTurn } from '#features/shot-advice/wind-direction.ts'
import * as copy from '#features/shot-advice/form/conditions/conditions.copy.ts'
import styles from './wind-dial.module.css'

const TICK_DEGS = Array.from({ length: 360 / STEP_DEG }, (_, tick) => tick * STEP_DEG)
const LONG_TICK_DEG = 45
const HALF_PX = 88
const HANDLE_PX = 72
const HALF_TURN_DEG = 180

type WindDialProps = {
  /**
   * Where the wind comes from against the shot, as `windFromDeg` of the air has it: 0 into the face, 90 from the right,
   * 180 from behind.
   */
  readonly fromDeg: number
  readonly windMph: number
  readonly units: PreferredUnits
  /** Said for this shot; else the arrow is dashed. */
  readonly isGiven: boolean
  /** Called with 0 to 345 in steps of 15. */
  readonly onChange: (fromDeg: number) => void
}

/** Asks where the wind comes from: the ball in the middle, the pin at the top, the handle where the wind comes from. */
export function WindDial({ fromDeg, windMph, units, isGiven, onChange }: WindDialProps) {
  function turnTo(event: PointerEvent<HTMLElement>) {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const touchedDeg = directionAt(
      { rightPx: event.clientX - left - width / 2, downPx: event.clientY - top - height / 2 },
      width / 2,
    )
    if (touchedDeg !== undefined && (touchedDeg !== fromDeg || !isGiven)) onChange(touchedDeg)
  }

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={copy.windDialLabel}
      aria-valuemin={0}
      aria-valuemax={LAST_STEP_DEG}
      aria-valuenow={Math.round(withinTurn(fromDeg))}
      aria-valuetext={copy.dialWords({ fromDeg, windMph }, units)}
      className={styles.windDial}
      onKeyDown={(event) => {
        const turnedDeg = directionAfterKey(event.key, fromDeg)
        if (turnedDeg === undefined || event.altKey || event.ctrlKey || event.metaKey) return
        event.preventDefault()
        onChange(turnedDeg)
      }}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        turnTo(event)
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) turnTo(event)
      }}
    >
      <DialDrawing fromDeg={fromDeg} isStill={windMph === 0} isGiven={isGiven} />
    </div>
  )
}

type DialDrawingProps = { readonly fromDeg: number; readonly isStill: boolean; readonly isGiven: boolean }

function DialDrawing({ fromDeg, isStill, isGiven }: DialDrawingProps) {
  const { rightPx, downPx } = placeOnDial(fromDeg, HANDLE_PX)
  const colour = isStill ? 'var(--color-edge)' : 'var(--color-water)'
  return (
    <svg viewBox={`${-HALF_PX} ${-HALF_PX} ${2 * HALF_PX} ${2 * HALF_PX}`} fill="none" aria-hidden="true">
      <circle r="86" fill="var(--color-sheet)" stroke="var(--color-edge)" strokeWidth="1.500" />
      <circle r="54" fill="var(--color-mown)" />
      {TICK_DEGS.map((tickDeg) => (
        <path
          key={tickDeg}
          d={tickDeg % LONG_TICK_DEG === 0 ? 'M0 -86v10' : 'M0 -86v5'}
          transform={`rotate(${tickDeg})`}
          stroke="var(--color-edge)"
          strokeWidth="1.500"
        />
      ))}
      <path d="M0 -26V-48" stroke="var(--color-ink)" strokeWidth="2.200" strokeLinecap="round" />
      <path d="M1 -48l12 4.500-12 4.500z" fill="var(--color-flag)" />
      <g transform={`rotate(${withinTurn(fromDeg) + HALF_TURN_DEG})`} stroke={colour} strokeLinecap="round">
        <path d="M0 56V-26" strokeWidth="4" strokeDasharray={isStill ? '1 8' : isGiven ? undefined : '7 7'} />
        <path d="M0 -38l8 14h-16z" fill={colour} strokeWidth="1" strokeLinejoin="round" />
      </g>
      <circle r="7" fill="var(--color-sheet)" stroke="var(--color-ink)" strokeWidth="2" />
      <circle cx={rightPx} cy={downPx} r="14" fill="var(--color-sheet)" stroke="var(--color-ink)" strokeWidth="2.500" />
      <circle cx={rightPx} cy={downPx} r="6" fill={colour} />
    </svg>
  )
}
