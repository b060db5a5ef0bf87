import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runChild } from './setup/child.mjs'
import { runOnPinnedNode } from './setup/command.mjs'
import { ROOT, program } from './setup/paths.mjs'

await runOnPinnedNode({
  name: 'npm run dev',
  usage: 'takes no options: settings come from the environment or .env, and docs/operations.md lists them.',
  run: runBoth,
})

/**
 * The server and the page, each with reload, until one of them ends.
 *
 * @param {string} node
 */
async function runBoth(node) {
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
}
