import { PAGE_HEADERS } from '@bagwise/contract/contract-version'
import type { KeptShot } from '@bagwise/contract/shots'
import type { BrowserContext, Page } from '@playwright/test'
import { connectDevice, startListening } from '../support/listening.ts'
import { signUpSampleGolfer } from '../support/sample-golfer.ts'
import { expect, test } from '../support/test.ts'

const STREAM = '/api/live-shots/stream'

/** The example of the documentation: https://gsprogolf.com/GSProConnectV1.html. */
const gspro = (ShotNumber: number, CarryDistance: number, more: object = {}) => ({
  DeviceID: 'GSPro LM 1.1',
  Units: 'Yards',
  ShotNumber,
  APIversion: '1',
  BallData: { Speed: 147.5, SpinAxis: -13.2, TotalSpin: 3250, HLA: 2.3, VLA: 14.3, CarryDistance },
  ShotDataOptions: { ContainsBallData: true, ContainsClubData: false, IsHeartBeat: false },
  ...more,
})
/** https://help.opengolfsim.com/desktop/apis/shot-data. */
const OPEN_GOLF_SIM = {
  type: 'shot',
  unit: 'metric',
  shot: { ballSpeed: 44.704, verticalLaunchAngle: 15.4, horizontalLaunchAngle: -2.1, spinSpeed: 3021, spinAxis: -0.5 },
}

const told = (page: Page) => page.getByRole('main').getByRole('status')
const connectLine = (page: Page) => page.getByText('Launch monitor on GSPro or OpenGolfSim?')
const count = (page: Page, text: string) => page.getByText(text, { exact: true })
const carriesOf = (shots: readonly KeptShot[]) => shots.map(({ club, carryYards }) => `${club} ${carryYards}`)

async function stored(context: BrowserContext, url: string): Promise<readonly KeptShot[]> {
  const answer = await context.request.get(`${url}/api/shots`, { headers: PAGE_HEADERS })
  return (await answer.json()).shots
}

async function rangeToken(context: BrowserContext, url: string, password: string): Promise<string> {
  const headers = { ...PAGE_HEADERS, origin: url }
  const data = { name: 'Range', scope: 'live:write', password }
  return (await (await context.request.post(`${url}/api/tokens`, { headers, data })).json()).token
}

test('OPN-20 OPN-22 takes shots of both protocols into the open range log once each, as sent, over a reconnect and a reload, and for no page without the session', async ({
  page,
  context,
  serverLine: line,
  playwright,
}) => {
  const { url } = line
  const { password } = await signUpSampleGolfer(context, url)
  const token = await rangeToken(context, url, password)
  await page.goto(`${url}/range`)
  await expect(connectLine(page)).toBeVisible()
  const listening = await startListening({ server: url, token })
  await expect.poll(listening.said).toContain('Listening on this machine')
  expect(listening.said()).toContain('This was tried with recorded messages, not with devices.')
  const [monitor, simulator] = [
    await connectDevice(listening.gsproPort),
    await connectDevice(listening.openGolfSimPort),
  ]

  // Neither names a club: it is the chosen one.
  monitor.send(gspro(1, 152.4))
  await expect(told(page)).toHaveText(/^Kept: 7-Iron 152, \d+ (left|right)$/)
  await expect(page.getByText('Live from GSPro LM 1.1')).toBeVisible()
  await expect(connectLine(page)).toHaveCount(0)
  await expect(count(page, '1 shot today')).toBeVisible()
  await page.getByRole('radio', { name: 'Driver' }).check()
  simulator.send(OPEN_GOLF_SIM)
  await expect(told(page)).toHaveText(/^Kept: Driver about \d+, \d+ left$/)
  await expect(page.getByText('Live from OpenGolfSim')).toBeVisible()
  monitor.send(gspro(2, 91.44, { Units: 'Meters', ClubName: 'PW' }))
  await expect(told(page)).toHaveText(/^Kept: Pitching Wedge 100, /)
  await expect(count(page, '1 shot today, 3 with all clubs')).toBeVisible()
  await expect.poll(async () => (await stored(context, url)).length).toBe(3)

  // Without the server, shots wait; then each comes once.
  await line.stop()
  monitor.send(gspro(3, 201))
  monitor.send(gspro(4, 202))
  monitor.send(gspro(4, 202, { Units: 'Furlongs' }))
  await expect.poll(listening.said).toContain('Bagwise cannot be reached')
  await line.start()
  await expect(count(page, '3 shots today, 5 with all clubs')).toBeVisible()
  await expect.poll(async () => (await stored(context, url)).length).toBe(5)
  const shots = await stored(context, url)
  const [, fromFlight] = shots
  expect(carriesOf(shots)).toEqual([
    '7-iron 152.4',
    `driver ${fromFlight?.carryYards}`,
    'pw 100',
    'driver 201',
    'driver 202',
  ])
  expect(new Set(shots.map(({ session }) => session)).size).toBe(1)
  // Side and carry are in proportion: the same flight.
  const sides = shots.map(({ carryYards, sideYards = 0 }) => Math.round((1000 * sideYards) / carryYards) / 1000)
  expect(sides[3]).toBeCloseTo(sides[0] ?? 0, 2)

  // What was taken back does not come again, though the server still tells of it.
  await page.getByRole('button', { name: /^Undo Driver 202/ }).click()
  await expect(told(page)).toHaveText(/^Taken back: Driver 202/)
  const again = page.waitForResponse((response) => response.url().includes(STREAM))
  await page.reload()
  expect((await again).status()).toBe(200)
  await expect(page.getByText('Live from GSPro LM 1.1')).toBeVisible()
  await expect(count(page, '2 shots today, 4 with all clubs')).toBeVisible()
  monitor.send(gspro(5, 203))
  await expect(told(page)).toHaveText(/^Kept: Driver 203/)
  await expect(count(page, '3 shots today, 5 with all clubs')).toBeVisible()

  const nobody = await playwright.request.newContext()
  const refused = await nobody.get(`${url}${STREAM}`)
  expect([refused.status(), (await refused.json()).code]).toEqual([401, 'not-signed-in'])
  await nobody.dispose()

  const second = await startListening({ server: url, token, ports: listening })
  expect(await second.ended).toBe(1)
  expect(second.said()).toMatch(/^Port \d+ is in use: [^.\n]*\.\n$/)
  for (const device of [monitor, simulator]) device.close()
  expect(await listening.interrupt()).toBe(0)
  expect(listening.said()).toContain('6 shots came in.\nKept out: 1 without a unit, or in an unknown one.')
})
