import { ensureBuilt } from './setup/build.mjs'
import { runChild } from './setup/child.mjs'
import { runOnPinnedNode } from './setup/command.mjs'

await runOnPinnedNode({
  name: 'npm run screens',
  usage: 'takes no options.',
  run: async (node) => {
    await ensureBuilt(node)
    return runChild(node, ['scripts/screens/take-screens.ts'])
  },
})
