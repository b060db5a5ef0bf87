import { ensureBuilt } from './setup/build.mjs'
import { runChild } from './setup/child.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { findNode, refuseOldNode } from './setup/node.mjs'
import { runCommand } from './setup/problem.mjs'
import { SERVER_MEMORY } from './setup/server-memory.mjs'

await runCommand(async () => {
  refuseOldNode()
  await ensureInstalled({ what: 'the packages' })
  const node = findNode()
  await ensureBuilt(node)
  console.log('Starting the server.')
  return runChild(node, [...SERVER_MEMORY, 'server/src/main.ts'])
})
