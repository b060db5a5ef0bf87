import { buildWeb } from './setup/build.mjs'
import { runChild } from './setup/child.mjs'
import { runOnPinnedNode } from './setup/command.mjs'

await runOnPinnedNode({
  name: 'npm run webkit',
  options: { older: { type: 'boolean' }, shots: { type: 'string' } },
  usage: 'takes --older and --shots=<folder>.',
  run: async (node) => {
    await buildWeb(node)
    return runChild(node, ['e2e/webkit/webkit.ts', ...process.argv.slice(2)])
  },
})
