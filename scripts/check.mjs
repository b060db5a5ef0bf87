import { HOW_TO_RUN_ONE_TEST, runOnPinnedNode } from './setup/command.mjs'
import { runChild } from './setup/child.mjs'

await runOnPinnedNode({
  name: 'npm run check',
  usage: HOW_TO_RUN_ONE_TEST,
  run: (node) => runChild(node, ['scripts/verify/run.ts', 'check']),
})
