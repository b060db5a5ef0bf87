import type { Page } from '@playwright/test'
import { fileChooserOf } from './file-chooser.ts'

/** Rapsodo's layout: yards, without a row of units. */
const RAPSODO_NAMES =
  'Club Type,Club Brand,Club Model,Carry Distance,Total Distance,Ball Speed,Launch Angle,Launch Direction,Apex,Side Carry,Club Speed,Smash Factor,Descent Angle,Attack Angle,Club Path,Club Data Est Type,Spin Rate,Spin Axis'

export type Shot = readonly [club: string, carryYards: number, sideYards: number]

/** A session as Rapsodo exports it, with a title above and an average below. The first shot is in line 3. */
export function rapsodoFile(shots: readonly Shot[]): string {
  const rows = shots.map(
    ([club, carry, side], index) =>
      `${club},Own,Blade,${carry},${carry + 8},${(100 + index / 100).toFixed(2)},18.2,1.4,80.1,${side},82.1,1.34,45.2,-3.1,1.2,0,${6000 + index},1.1`,
  )
  return [
    'Rapsodo MLM2PRO: 01/27/26',
    RAPSODO_NAMES,
    ...rows,
    'Average,,,140,150,100,18,1,80,0,82,1.3,45,-3,1,0,6000,1',
  ].join('\n')
}

/** Twelve shots with a 7-iron, one of them duffed (line 8), and four with a wedge named by its loft. */
export const SESSION: readonly Shot[] = [
  ...[150, 148, 152, 149, 151, 62, 150, 147, 153, 150, 149, 151].map((carry, index): Shot => [
    '7i',
    carry,
    (index % 5) - 2,
  ]),
  ...[101, 99, 100, 100].map((carry, index): Shot => ['52', carry, index - 1]),
]

/** Imports a session: its distances are saved, and a notice offers to undo that. */
export async function saveImport(page: Page): Promise<void> {
  await page.goto('/distances/import')
  const chooser = await fileChooserOf(page, () => page.getByRole('button', { name: 'Choose a file' }).click())
  await chooser.setFiles({ name: 'session.csv', mimeType: 'text/csv', buffer: Buffer.from(rapsodoFile(SESSION)) })
  await page.getByRole('button', { name: /^Keep \d+ shots?$/ }).click()
  await page.getByRole('link', { name: 'See your distances' }).click()
}
