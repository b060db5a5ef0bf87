import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Server } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import type { LiveShot } from '@bagwise/contract/live-shots'
import * as recorded from './testing/recorded-messages.ts'

const PROGRAM = fileURLToPath(new URL('../bagwise.ts', import.meta.url))
const TOKEN = `bagwise_${'x'.repeat(43)}`
const PATIENT = { timeout: 60_000 }

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const end of cleanUp.splice(0)) await end()
})

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanUp.push(() => server.close())
  return (server.address() as AddressInfo).port
}

/** Ports that are free now. */
async function freePorts(): Promise<readonly [number, number]> {
  const servers = [createServer(), createServer()]
  const [first = 0, second = 0] = await Promise.all(servers.map(listening))
  for (const server of servers) server.close()
  return [first, second]
}

/** In the place of a Bagwise server: takes shots, and says what came. */
async function startStub() {
  const shots: LiveShot[] = []
  const tokens = new Set<string | undefined>()
  let status = 200
  const server = createHttpServer((request, response) => {
    let text = ''
    request.setEncoding('utf8').on('data', (part: string) => (text += part))
    request.on('end', () => {
      tokens.add(request.headers.authorization)
      if (status === 200) shots.push(...JSON.parse(text).shots)
      response.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end('{}')
    })
  })
  const port = await listening(server)
  return { url: `http://localhost:${port}`, shots, tokens, answerWith: (next: number) => (status = next) }
}

async function startListen(server: string, words: readonly string[] = [], token = TOKEN) {
  const [gsproPort, openGolfSimPort] = await freePorts()
  const ports = ['--gspro-port', String(gsproPort), '--opengolfsim-port', String(openGolfSimPort)]
  const args = [PROGRAM, 'listen', '--server', server, ...ports, ...words]
  const child = spawn(process.execPath, args, { env: { ...process.env, BAGWISE_TOKEN: token } })
  cleanUp.push(() => child.kill('SIGKILL'))
  const said = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (part: string) => (said.stdout += part))
  child.stderr.setEncoding('utf8').on('data', (part: string) => (said.stderr += part))
  const closed = once(child, 'close').then(([code]: unknown[]) => code)
  return {
    said,
    gsproPort,
    openGolfSimPort,
    isReady: () => expect.poll(() => said.stdout + said.stderr, PATIENT).toContain('Listening on this machine'),
    interrupt: async () => {
      child.kill('SIGINT')
      return closed
    },
    closed,
  }
}

async function device(port: number) {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  cleanUp.push(() => socket.destroy())
  let answers = ''
  socket.setEncoding('utf8').on('data', (part: string) => (answers += part))
  return { send: (message: unknown) => socket.write(JSON.stringify(message)), answers: () => answers }
}

describe('bagwise listen', { timeout: 120_000 }, () => {
  it('takes shots of both protocols, answers the device, prints a line each, and ends with counts', async () => {
    const stub = await startStub()
    const listen = await startListen(stub.url, ['--club', '7-iron'])
    await listen.isReady()
    expect(listen.said.stdout).toContain('This was tried with recorded messages, not with devices.')
    const [gspro, sim] = [await device(listen.gsproPort), await device(listen.openGolfSimPort)]
    for (const message of [recorded.GSPRO_HEARTBEAT, recorded.GSPRO_EXAMPLE, { hello: 'world' }]) gspro.send(message)
    await expect.poll(() => stub.shots.length, PATIENT).toBe(1)
    for (const message of [recorded.OPEN_GOLF_SIM_READY, recorded.OPEN_GOLF_SIM_METRIC]) sim.send(message)
    await expect.poll(() => stub.shots.length, PATIENT).toBe(2)
    expect(stub.shots).toMatchObject([
      { device: 'GSPro LM 1.1', club: '7-iron', carryYards: 256.5, isCarryComputed: false },
      { device: 'OpenGolfSim', club: '7-iron', isCarryComputed: true },
    ])
    expect([...stub.tokens]).toEqual([`Bearer ${TOKEN}`])
    await expect
      .poll(() => gspro.answers(), PATIENT)
      .toBe('{"Code":200,"Message":"Shot received successfully"}{"Code":501,"Message":"Failure Occurred"}')
    expect(sim.answers()).toBe('')
    expect(await listen.interrupt()).toBe(0)
    expect(listen.said.stdout).toMatch(/^7-Iron: carry 256\.5 yards, \d+\.\d (left|right) \(GSPro LM 1\.1\)\.$/m)
    expect(listen.said.stdout).toMatch(/^7-Iron: carry \d+\.\d yards from its flight, .* \(OpenGolfSim\)\.$/m)
    expect(listen.said.stdout).toMatch(/2 shots came in\.\nKept out: 1 no message of the protocol\.\n$/)
    expect(listen.said.stderr).toBe('')
    expect(listen.said.stdout).not.toContain(TOKEN)
  })

  it('OPN-22 says in one sentence that a port is in use, with exit code 1', async () => {
    const stub = await startStub()
    const taken = await listening(createServer())
    for (const name of ['--gspro-port', '--opengolfsim-port']) {
      const listen = await startListen(stub.url, [name, String(taken)])
      expect(await listen.closed).toBe(1)
      expect(listen.said.stdout).toBe('')
      expect(listen.said.stderr).toBe(
        `Port ${taken} is in use: end the other program, such as GSPro Connect or OpenGolfSim, or give another port.\n`,
      )
    }
  })

  it('says in one sentence that its token is refused, with exit code 1, before and after shots', async () => {
    const stub = await startStub()
    stub.answerWith(401)
    const refused = await startListen(stub.url)
    expect(await refused.closed).toBe(1)
    expect(refused.said.stderr).toBe(
      'Bagwise does not take this token: make a new one for the range in your profile.\n',
    )
    stub.answerWith(200)
    const revoked = await startListen(stub.url, ['--json'])
    await revoked.isReady()
    stub.answerWith(401)
    ;(await device(revoked.gsproPort)).send(recorded.GSPRO_EXAMPLE)
    expect(await revoked.closed).toBe(1)
    expect(JSON.parse(revoked.said.stdout)).toEqual({ problem: expect.stringMatching(/^Bagwise does not take/) })
  })

  it('keeps shots while the server cannot be reached, and sends each once then', async () => {
    const stub = await startStub()
    const listen = await startListen(stub.url, ['--json'])
    await listen.isReady()
    stub.answerWith(503)
    const gspro = await device(listen.gsproPort)
    gspro.send(recorded.GSPRO_EXAMPLE)
    await expect.poll(() => listen.said.stderr, PATIENT).toContain('Bagwise cannot be reached')
    gspro.send({ ...recorded.GSPRO_EXAMPLE, ShotNumber: 14 })
    await expect.poll(() => listen.said.stderr.match(/carry 256\.5/g)?.length, PATIENT).toBe(2)
    stub.answerWith(200)
    await expect.poll(() => stub.shots.length, PATIENT).toBe(2)
    expect(await listen.interrupt()).toBe(0)
    expect(new Set(stub.shots.map(({ id }) => id)).size).toBe(2)
    expect(JSON.parse(listen.said.stdout)).toEqual({ shotCount: 2, notSentCount: 0, keptOutCounts: {} })
  })
})
