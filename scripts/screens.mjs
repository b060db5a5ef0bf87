import { ensureBuilt } from './setup/build.mjs'
import { runChild } from './setup/child.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { findNode, refuseOldNode } from './setup/node.mjs'
import { runCommand } from './setup/problem.mjs'

await runCommand(async () => {
  refuseOldNode()
  await ensureInstalled({ what: 'the packages' })
  const node = findNode()
  await ensureBuilt(node)
  return runChild(node, ['scripts/screens/take-screens.ts', ...process.argv.slice(2)])
})
