import { buildWeb } from './setup/build.mjs'
import { runOnPinnedNode } from './setup/command.mjs'

await runOnPinnedNode({
  name: 'npm run build',
  usage: 'takes no options.',
  run: async (node) => {
    console.log((await buildWeb(node)).trim())
    return 0
  },
})
