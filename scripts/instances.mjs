import { runScript } from './setup/command.mjs'

await runScript({
  name: 'npm run instances',
  script: 'scripts/verify/instances.ts',
  options: { instances: { type: 'string' }, kills: { type: 'string' }, golfers: { type: 'string' } },
  usage: 'takes --instances, --kills and --golfers, each with =<number>.',
})
