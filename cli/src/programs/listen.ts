import { setTimeout as sleep } from 'node:timers/promises'
import type { LiveShot } from '@bagwise/contract/live-shots'
import { isClubType } from '@bagwise/golf/club'
import { createDeviceConnection } from '../listen/device-connection.ts'
import type { Protocol } from '../listen/device-connection.ts'
import { GSPRO_ANSWERS, GSPRO_PORT, readGspro } from '../listen/gspro.ts'
import * as copy from '../listen/listen.copy.ts'
import { OPEN_GOLF_SIM_PORT, readOpenGolfSim } from '../listen/open-golf-sim.ts'
import type { KeptOutReason } from '../listen/reading.ts'
import { sendOverHttp } from '../listen/send-over-http.ts'
import { createShotSender } from '../listen/shot-sender.ts'
import { openTcpPort } from '../listen/tcp-port.ts'
import type { TcpPort } from '../listen/tcp-port.ts'
import { tokenOf } from '../listen/token.ts'
import type { Answered, Asked, Command } from '../command.ts'
import { noAnswer, wrongCall } from '../problem.ts'

const GSPRO: Protocol = { read: readGspro, answers: GSPRO_ANSWERS }
const OPEN_GOLF_SIM: Protocol = { read: readOpenGolfSim }
const LAST_PORT = 65_535
/** Where no one in between reads the token. */
const THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]'])

export const LISTEN: Command = {
  name: 'listen',
  takes: '--server <address>',
  means: `Takes shots of launch monitors that speak GSPro Open Connect v1 or OpenGolfSim, and puts each into the open range log.\n${copy.triedWith}`,
  examples: [copy.example, 'listen --server https://bagwise.example --club 7-iron --token-file token.txt'],
  options: ['server', 'gspro-port', 'opengolfsim-port', 'club', 'token-file'],
  run,
}

async function run({ args, units, io }: Asked): Promise<Answered> {
  const server = serverOf(args.text('server'))
  const [gsproPort, openGolfSimPort] = portsOf(args)
  const club = clubOf(args.text('club'))
  const token = await tokenOf(args.text('token-file'), io)

  const keptOut = new Map<KeptOutReason | 'repeated', number>()
  const refused = new AbortController()
  const stopped = AbortSignal.any([io.interrupted, refused.signal])
  let [shotCount, lostCount] = [0, 0]
  const sender = createShotSender(sendOverHttp({ server, token }), pause, {
    onUnreachable: () => io.print(copy.unreachable),
    onReachable: () => io.print(copy.reachable),
    onLost: (count) => {
      lostCount += count
      io.print(copy.lost(count))
    },
    onTokenRefused: () => refused.abort(),
  })
  const connect = (protocol: Protocol) => (answer: (text: string) => void) =>
    createDeviceConnection(
      protocol,
      { club, nowMs: () => performance.now() },
      {
        onShot: (shot) => {
          shotCount += 1
          io.print(copy.shotLine(shot, units))
          sender.add(shot)
        },
        onKeptOut: (reason) => keptOut.set(reason, (keptOut.get(reason) ?? 0) + 1),
        answer,
      },
    )

  const ports: TcpPort[] = []
  try {
    ports.push(await openTcpPort(gsproPort, connect(GSPRO)))
    ports.push(await openTcpPort(openGolfSimPort, connect(OPEN_GOLF_SIM)))
    const [gspro, openGolfSim] = ports
    const shownPorts = { gsproPort: gspro?.port ?? gsproPort, openGolfSimPort: openGolfSim?.port ?? openGolfSimPort }
    io.print(copy.started({ ...shownPorts, server: server.origin }))
    await sender.run(stopped)
  } finally {
    await Promise.all(ports.map(({ close }) => close()))
  }
  if (refused.signal.aborted) throw noAnswer(copy.tokenRefused)
  const notSentCount = lostCount + sender.waitingCount()
  return {
    text: copy.ended({ shotCount, notSentCount, keptOut }),
    answer: { shotCount, notSentCount, keptOutCounts: Object.fromEntries(keptOut) },
  }
}

function serverOf(text: string | undefined): URL {
  if (text === undefined) throw wrongCall(copy.serverNeeded)
  const server = URL.canParse(text) ? new URL(text) : undefined
  const isSafe = server?.protocol === 'https:' || (server?.protocol === 'http:' && THIS_MACHINE.has(server.hostname))
  if (!server || !isSafe) throw wrongCall(copy.noServer(text))
  return server
}

function portsOf({ number }: Asked['args']): readonly [number, number] {
  const gspro = number('gspro-port') ?? GSPRO_PORT
  const openGolfSim = number('opengolfsim-port') ?? OPEN_GOLF_SIM_PORT
  const isPort = (port: number) => Number.isInteger(port) && port >= 1 && port <= LAST_PORT
  if (!isPort(gspro)) throw wrongCall(copy.noPort('gspro-port'))
  if (!isPort(openGolfSim)) throw wrongCall(copy.noPort('opengolfsim-port'))
  if (gspro === openGolfSim) throw wrongCall(copy.samePorts)
  return [gspro, openGolfSim]
}

function clubOf(text: string | undefined): LiveShot['club'] {
  if (text === undefined) return null
  if (!isClubType(text) || text === 'putter') throw wrongCall(copy.noClub(text))
  return text
}

/** Ends early when the signal comes. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
}
