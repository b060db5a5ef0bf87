import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runChild } from './setup/child.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { findNode, refuseOldNode } from './setup/node.mjs'
import { ROOT, program } from './setup/paths.mjs'
import { runCommand } from './setup/problem.mjs'

await runCommand(async () => {
  refuseOldNode()
  await ensureInstalled({ what: 'the packages' })
  const node = findNode()
  const settings = join(ROOT, '.env')
  if (existsSync(settings)) process.loadEnvFile(settings)
  const env = { ...process.env, BAGWISE_API: `http://127.0.0.1:${process.env.PORT || '3000'}` }
  const oneHasEnded = new AbortController()
  const stopWhen = oneHasEnded.signal
  const both = [
    runChild(node, ['--watch', 'server/src/main.ts'], { env, stopWhen }),
    runChild(node, [program('vite')], { cwd: join(ROOT, 'web'), env, stopWhen }),
  ]

  const exitCode = await Promise.race(both)
  oneHasEnded.abort()
  await Promise.all(both)
  return exitCode
})
