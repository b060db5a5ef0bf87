import { runScript } from './setup/command.mjs'

await runScript({
  name: 'npm run requirements',
  script: 'scripts/requirements/print-requirements.ts',
  options: { area: { type: 'string' } },
  usage: 'takes --area=GAP or several areas with commas, --area=GAP,CAL.',
})
