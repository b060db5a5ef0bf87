import { useEffect, useEffectEvent, useState } from 'react'
import type { LiveShot } from '@bagwise/contract/live-shots'
import { shots } from '#sync/policies/shots.ts'
import { followLiveShots } from './follow-live-shots.ts'
import { keepTaken, readTaken } from './taken-shots.ts'

type Live = {
  /** Whether the server tells of shots. */
  readonly isOpen: boolean
  /** What has sent the latest shot; undefined before the first. */
  readonly device: string | undefined
}

/** Hands each live shot on once, whatever is told again after a reconnect or a reload, and whatever another device has logged. */
export function useLiveShots(golfer: string, onShot: (shot: LiveShot) => void): Live {
  const [isOpen, setIsOpen] = useState(false)
  const [device, setDevice] = useState<string>()
  const take = useEffectEvent((shot: LiveShot) => {
    const taken = readTaken(golfer)
    setDevice(shot.device)
    if (taken.includes(shot.id) || isLogged(shot.id)) return
    keepTaken(golfer, [...taken, shot.id])
    onShot(shot)
  })
  useEffect(() => followLiveShots({ golfer, onShot: (shot) => take(shot), onOpen: setIsOpen }), [golfer])
  return { isOpen, device }
}

function isLogged(id: string): boolean {
  return shots.state().sessions.some((session) => session.shots.some((shot) => shot.id === id))
}
