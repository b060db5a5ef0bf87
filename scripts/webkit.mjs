import { buildWeb } from './setup/build.mjs'
import { runChild } from './setup/child.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { findNode, refuseOldNode } from './setup/node.mjs'
import { runCommand } from './setup/problem.mjs'

await runCommand(async () => {
  refuseOldNode()
  await ensureInstalled({ what: 'the packages' })
  await buildWeb(findNode())
  return runChild(findNode(), ['e2e/webkit/webkit.ts', ...process.argv.slice(2)])
})
