import { useEffect, useState } from 'react'
import type { Tick } from './start.copy.ts'

/** What may spoil a round; a browser that does not tell has no tick. */
export type TickState = 'fine' | 'fails' | 'blocked'
export type Ticks = Readonly<Partial<Record<Tick, TickState>>>

/** A round of four hours takes about a third of a phone's battery with its screen on now and then. */
const ENOUGH_BATTERY = 0.4
/** Far more than a round takes, its map included. */
const ENOUGH_BYTES = 20_000_000

type BatteryTeller = { readonly getBattery?: () => Promise<{ readonly level: number; readonly charging: boolean }> }

const LOOKS = {
  battery: async (): Promise<TickState | undefined> => {
    const teller = navigator as BatteryTeller
    if (!teller.getBattery) return undefined
    const { level, charging } = await teller.getBattery()
    return charging || level >= ENOUGH_BATTERY ? 'fine' : 'fails'
  },
  storage: async (): Promise<TickState | undefined> => {
    const { quota, usage } = await navigator.storage.estimate()
    if (quota === undefined || usage === undefined) return undefined
    return quota - usage >= ENOUGH_BYTES ? 'fine' : 'fails'
  },
  position: async (): Promise<TickState | undefined> => {
    const { state } = await navigator.permissions.query({ name: 'geolocation' })
    return state === 'granted' ? 'fine' : state === 'denied' ? 'blocked' : 'fails'
  },
  offline: async (): Promise<TickState | undefined> => {
    if (!navigator.serviceWorker.controller) return 'fails'
    return (await caches.keys()).some((name) => name.startsWith(OUR_CACHES)) ? 'fine' : 'fails'
  },
} as const satisfies Record<Tick, () => Promise<TickState | undefined>>

const OUR_CACHES = 'bagwise-'

export const TICKS = ['battery', 'storage', 'position', 'offline'] as const satisfies readonly Tick[]

/** Looked at once: before the first tee. */
export function useTicks(): Ticks {
  const [ticks, setTicks] = useState<Ticks>({})
  useEffect(() => {
    let isGone = false
    for (const tick of TICKS) {
      look(tick).then(
        (state) => {
          if (!isGone && state) setTicks((before) => ({ ...before, [tick]: state }))
        },
        (error: unknown) => console.warn(`The browser does not tell about ${tick}`, error),
      )
    }
    return () => {
      isGone = true
    }
  }, [])
  return ticks
}

/** Some browsers lack the question itself. */
async function look(tick: Tick): Promise<TickState | undefined> {
  return LOOKS[tick]()
}
