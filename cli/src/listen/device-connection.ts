import { randomUUID } from 'node:crypto'
import type { LiveShot } from '@bagwise/contract/live-shots'
import { MOST_DEVICE_CHARACTERS } from '@bagwise/contract/live-shot-limits'
import { clubOfLabel } from '@bagwise/golf/shot-import/club-of-label'
import { createJsonObjects } from './json-objects.ts'
import { landedShot } from './launched-shot.ts'
import type { LaunchedShot } from './launched-shot.ts'
import type { KeptOutReason, Reading } from './reading.ts'

/** A protocol that launch monitors speak. */
export type Protocol = {
  readonly read: (message: object) => Reading
  /** What is answered to a shot, and to what could not be read; undefined where the protocol has no answer. */
  readonly answers?: { readonly shot: string; readonly failure: string }
}

/** What one connection tells. */
export type DeviceEvents = {
  readonly onShot: (shot: LiveShot) => void
  readonly onKeptOut: (reason: KeptOutReason | 'repeated') => void
  readonly answer: (text: string) => void
}

type LiveClub = LiveShot['club']

/** Connectors send a shot again after 2 s without an answer (springbok/MLM2PRO-GSPro-Connector, src/gspro_connect.py: 5 s). */
const REPEATED_WITHIN_MS = 10_000

export type DeviceConnection = { readonly push: (bytes: Uint8Array) => void; readonly end: () => void }

/** Makes live shots of what a device sends: each message once, with an id of its own. `nowMs` counts up evenly. */
export function createDeviceConnection(
  { read, answers }: Protocol,
  { club, nowMs }: { readonly club: LiveClub; readonly nowMs: () => number },
  { onShot, onKeptOut, answer }: DeviceEvents,
): DeviceConnection {
  let latest: { readonly message: string; readonly atMs: number } | undefined

  function keepOut(reason: KeptOutReason): void {
    onKeptOut(reason)
    if (answers) answer(answers.failure)
  }

  function take(object: object, isAfterBreak: boolean): boolean {
    const reading = read(object)
    const isMessage = reading.kind !== 'kept-out' || reading.reason !== 'unreadable'
    if (reading.kind === 'shot') takeShot(object, reading.shot)
    // A piece of what was broken is counted already.
    else if (reading.kind === 'kept-out' && (isMessage || !isAfterBreak)) keepOut(reading.reason)
    return isMessage
  }

  function takeShot(object: object, shot: LaunchedShot): void {
    const landed = landedShot(shot)
    if (!landed) return keepOut('impossible')
    const message = JSON.stringify(object)
    const atMs = nowMs()
    const isRepeated = latest?.message === message && atMs - latest.atMs < REPEATED_WITHIN_MS
    latest = { message, atMs }
    if (isRepeated) onKeptOut('repeated')
    else onShot({ id: randomUUID(), device: deviceName(shot), club: clubOf(shot) ?? club, ...landed })
    if (answers) answer(answers.shot)
  }

  return createJsonObjects({ onObject: take, onBroken: () => keepOut('unreadable') })
}

function clubOf({ clubLabel }: LaunchedShot): LiveClub | undefined {
  const club = clubLabel === undefined ? undefined : clubOfLabel(clubLabel)
  return club === 'putter' ? undefined : club
}

/** What can be shown of it. */
function deviceName({ device }: LaunchedShot): string {
  const shown = device
    .normalize('NFC')
    .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
  return [...shown].slice(0, MOST_DEVICE_CHARACTERS).join('').trim() || 'Launch monitor'
}
