import { runChild } from './setup/child.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { findNode, refuseOldNode } from './setup/node.mjs'
import { runCommand } from './setup/problem.mjs'

await runCommand(async () => {
  refuseOldNode()
  await ensureInstalled({ what: 'the packages' })
  return runChild(findNode(), ['scripts/verify/instances.ts', ...process.argv.slice(2)])
})
