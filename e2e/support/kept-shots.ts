import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { PAGE_HEADERS } from '@bagwise/contract/contract-version'
import { MOST_SENT_SHOTS } from '@bagwise/contract/shot-message-limits'
import type { KeptShot, ShotSession } from '@bagwise/contract/shots'
import { expect } from './test.ts'

/** A session as a test says it: what it leaves out is as a launch monitor on grass has it. */
export type TestSession = Partial<ShotSession> & {
  readonly day: string
  readonly shots: readonly (Partial<KeptShot> & Pick<KeptShot, 'carryYards'>)[]
}

/** Sessions of an afternoon with the 7-iron: so many good shots about a carry and a side, always the same ones. */
export function goodShots(
  count: number,
  {
    carryYards,
    sideYards,
    spreadYards = 6,
  }: { readonly carryYards: number; readonly sideYards: number; readonly spreadYards?: number },
): TestSession['shots'] {
  const step = 2.399963
  return Array.from({ length: count }, (_, index) => {
    const reach = spreadYards * Math.sqrt(-2 * Math.log((index + 0.5) / count)) * 0.8
    return {
      carryYards: inTenths(carryYards + reach * Math.cos(index * step)),
      sideYards: inTenths(sideYards + reach * Math.sin(index * step)),
    }
  })
}

/** Stores the shots of the signed-in golfer as another device would. */
export async function keepShots(context: BrowserContext, url: string, sessions: readonly TestSession[]): Promise<void> {
  for (const { shots, ...session } of sessions) {
    const kept: ShotSession = {
      id: randomUUID(),
      origin: 'device-outdoor',
      source: 'Rapsodo',
      isNormalised: false,
      note: '',
      ...session,
    }
    const all = shots.map((shot): KeptShot => ({
      id: randomUUID(),
      session: kept.id,
      club: '7-iron',
      label: '7i',
      swing: 'full',
      mark: 'by-rule',
      isSpinMeasured: false,
      ...shot,
    }))
    for (let from = 0; from < Math.max(1, all.length); from += MOST_SENT_SHOTS) {
      const answer = await context.request.put(`${url}/api/shots`, {
        data: { save: randomUUID(), sessions: [kept], shots: all.slice(from, from + MOST_SENT_SHOTS), changes: [] },
        headers: { ...PAGE_HEADERS, origin: url },
      })
      expect(answer.status(), await answer.text()).toBe(200)
    }
  }
}

function inTenths(yards: number): number {
  return Math.round(yards * 10) / 10
}
