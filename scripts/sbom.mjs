import { runScript } from './setup/command.mjs'

await runScript({
  name: 'npm run sbom',
  script: 'scripts/supply-chain/write-sbom.ts',
  usage: 'takes no options.',
})
