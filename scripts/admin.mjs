import { runChild } from './setup/child.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { findNode, refuseOldNode } from './setup/node.mjs'
import { runCommand } from './setup/problem.mjs'

// The operator's commands look at their words themselves.
await runCommand(async () => {
  refuseOldNode()
  await ensureInstalled({ what: 'the packages' })
  return runChild(findNode(), ['server/src/admin.ts', ...process.argv.slice(2)])
})
