import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { getReadiness } from '@bagwise/contract/health'
import { restartBehindNginx } from './restart-behind-nginx.ts'

const USAGE = `Starts one server after the other anew. Name each as nginx does, and the command that restarts it:
rolling-restart.ts [--door http://127.0.0.1:3080] '127.0.0.1:3000=systemctl restart bagwise' …`
const READY_WITHIN_MS = 60_000
const ASK_AGAIN_AFTER_MS = 100

try {
  await restartAll()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

async function restartAll(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { door: { type: 'string', default: 'http://127.0.0.1:3080' } },
    allowPositionals: true,
  })
  const servers = positionals.map(serverOf)
  if (servers.length === 0) throw new Error(USAGE)
  for (const { address, command } of servers) {
    const restart = async () => {
      await run(command)
      await isReady(address)
    }
    await restartBehindNginx({ doorUrl: values.door, address, restart })
    console.log(`${address} was started anew, and nginx takes it again.`)
  }
}

function serverOf(text: string): { readonly address: string; readonly command: string } {
  const [, address, command] = /^([^=\s]+:\d+)=(.+)$/.exec(text) ?? []
  if (address === undefined || command === undefined) throw new Error(USAGE)
  return { address, command }
}

async function run(command: string): Promise<void> {
  const child = spawn(command, { shell: true, stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`"${command}" ended with ${String(code)}: the servers after it were left alone.`)
}

async function isReady(address: string): Promise<void> {
  const giveUpMs = performance.now() + READY_WITHIN_MS
  while (performance.now() < giveUpMs) {
    // Refused: it is not there yet.
    const answer = await fetch(`http://${address}${getReadiness.path}`).catch(() => undefined)
    if (answer?.ok) return
    await sleep(ASK_AGAIN_AFTER_MS)
  }
  throw new Error(`${address} is not ready: look at its log. The servers after it were left alone.`)
}
