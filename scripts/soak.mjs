import { runScript } from './setup/command.mjs'

await runScript({
  name: 'npm run soak',
  script: 'scripts/verify/soak.ts',
  options: { seed: { type: 'string' }, histories: { type: 'string' } },
  usage: 'takes --seed=<number> and --histories=<number>.',
})
