import type { ShotOrigin } from '@bagwise/golf/memory/shot-record'

/** Where a monitor saw shots: on grass, or on a mat. */
export const DEVICE_ORIGINS = ['device-outdoor', 'device-indoor'] as const satisfies readonly ShotOrigin[]
export type DeviceOrigin = (typeof DEVICE_ORIGINS)[number]

/** Monitors that golfers take to the range; the others stand in front of a net or a screen. */
const RANGE_MONITORS: ReadonlySet<string> = new Set(['Garmin', 'Rapsodo', 'TrackMan', 'FlightScope'])

/** Where golfers use the monitor of this maker, unless they say otherwise. */
export function usualOrigin(vendor: string | undefined): DeviceOrigin {
  return vendor === undefined || RANGE_MONITORS.has(vendor) ? 'device-outdoor' : 'device-indoor'
}
