import { runScript } from './setup/command.mjs'

await runScript({
  name: 'npm run bench',
  script: 'scripts/bench/bench.ts',
  options: {
    record: { type: 'boolean' },
    long: { type: 'boolean' },
    json: { type: 'string' },
    against: { type: 'string' },
  },
  takesNames: true,
  usage: 'takes names of benches and --record, --long, --json=<file> and --against=<folder>.',
})
