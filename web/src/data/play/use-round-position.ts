import { useEffect, useSyncExternalStore } from 'react'
import type { PlayedRound } from '@bagwise/contract/play'
import type { SettledPlace } from '@bagwise/golf/play/settled-place'
import { createTrailKeeper } from './keep-trail.ts'
import { createRoundPosition } from './round-position.ts'
import type { PositionState, RoundPosition } from './round-position.ts'
import { roundNotesOf, useRoundNotes } from './use-round-notes.ts'

type RoundOfGolfer = { readonly golfer: string; readonly round: PlayedRound }

type KnownPosition = { readonly position: RoundPosition; readonly onHole: (hole: number) => void }

/** One for each round of a visit: from Start to the last hole, whichever screen is open. */
const positionByRound = new Map<string, KnownPosition>()

function positionOf(of: RoundOfGolfer): KnownPosition {
  const key = JSON.stringify([of.golfer, of.round.id])
  const known = positionByRound.get(key)
  if (known) return known
  const notes = roundNotesOf(of)
  let hole = of.round.firstHole
  const { noteFix, end } = createTrailKeeper({ hole: () => hole, changeTrail: notes.changeTrail })
  const position = createRoundPosition({
    geolocation: 'geolocation' in navigator ? navigator.geolocation : undefined,
    page: document,
    onFix: noteFix,
    onDark: end,
    onRefused: () => {
      if (!notes.state().isPositionRefused) void notes.refusePosition()
    },
  })
  const made: KnownPosition = {
    position,
    onHole: (played) => {
      hole = played
    },
  }
  positionByRound.set(key, made)
  return made
}

/** Start of a round was tapped: the browser asks as soon as the first hole is open. Not after the golfer has said no. */
export function startRoundPosition(of: RoundOfGolfer): void {
  const { done, state } = roundNotesOf(of)
  // A refusal of earlier in this round may still be on its way from the device.
  void done().then(() => {
    if (!state().isPositionRefused) positionOf(of).position.start()
  })
}

export type UsedPosition = PositionState & {
  /** On a tap, such as Start's: asks the golfer if the browser must. Not asked again in a round where they said no. */
  readonly start: () => void
  /** The golfer does not want to be asked in this round. */
  readonly decline: () => void
  /** The place of the stroke that was tapped, now or within 12 seconds; undefined where there is none. */
  readonly noteHit: () => Promise<SettledPlace | undefined>
}

/**
 * Where the golfer is in a round that is being played, while a screen shows it; `hole` is that of the trail. After a reload it
 * goes on by itself where the browser needs not ask again.
 */
export function useRoundPosition({ golfer, round, hole }: RoundOfGolfer & { readonly hole?: number }): UsedPosition {
  const of = { golfer, round }
  const { isReady, isPositionRefused } = useRoundNotes(of)
  const { position, onHole } = positionOf(of)
  const state = useSyncExternalStore(position.subscribe, position.state)
  const isPlaying = round.state === 'playing'
  const isToGoOn = isPlaying && isReady && !isPositionRefused && round.rules !== 'no-devices' && state.mode === 'off'

  useEffect(() => {
    if (hole !== undefined) onHole(hole)
  }, [hole, onHole])
  useEffect(() => {
    if (isPositionRefused) position.decline()
  }, [isPositionRefused, position])
  useEffect(() => {
    if (!isToGoOn) return undefined
    let isHere = true
    void positionPermission().then((permission) => {
      if (isHere && permission === 'granted') position.start()
    })
    return () => {
      isHere = false
    }
  }, [isToGoOn, position])
  useEffect(() => {
    if (!isPlaying) position.stop()
  }, [isPlaying, position])

  return {
    ...state,
    start: () => {
      if (isPlaying) startRoundPosition(of)
    },
    decline: position.decline,
    noteHit: position.noteHit,
  }
}

/** What the browser says of the position before it is asked for; `unknown` where it does not say. */
async function positionPermission(): Promise<PermissionState | 'unknown' | 'absent'> {
  if (!('geolocation' in navigator)) return 'absent'
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state
  } catch (error) {
    console.info('The browser does not say whether the location may be used', error)
    return 'unknown'
  }
}
