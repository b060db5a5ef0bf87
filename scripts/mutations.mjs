import { runScript } from './setup/command.mjs'

await runScript({
  name: 'npm run mutations',
  script: 'scripts/mutations/mutations.ts',
  takesNames: true,
  usage: 'takes a part of the name of a protection, or nothing for all of them.',
})
