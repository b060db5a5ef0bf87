import { runScript } from './setup/command.mjs'

await runScript({
  name: 'npm run docs',
  script: 'scripts/models/write-pages.ts',
  usage: 'takes no options.',
})
