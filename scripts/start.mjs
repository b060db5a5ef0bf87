import { ensureBuilt } from './setup/build.mjs'
import { runChild } from './setup/child.mjs'
import { runOnPinnedNode } from './setup/command.mjs'
import { SERVER_MEMORY } from './setup/server-memory.mjs'

await runOnPinnedNode({
  name: 'npm start',
  usage: 'takes no options: settings come from the environment or .env, and docs/operations.md lists them.',
  run: async (node) => {
    await ensureBuilt(node)
    console.log('Starting the server.')
    return runChild(node, [...SERVER_MEMORY, 'server/src/main.ts'])
  },
})
