import { defineConfig } from '@playwright/test'
import { IS_EXHAUSTIVE, EXHAUSTIVE } from './support/sweep.ts'

/** Journeys in a real browser against the built product. Each worker starts a server and a database of its own. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  // Left out where `npm test` found no such program, and said so.
  testIgnore: [
    ...(process.env.BAGWISE_WITHOUT_NGINX === 'yes' ? ['**/*-nginx.e2e.ts'] : []),
    ...(process.env.BAGWISE_WITHOUT_FULL_CHROMIUM === 'yes' ? ['**/*-full-chromium.e2e.ts'] : []),
  ],
  outputDir: '../test-results',
  fullyParallel: true,
  ...(IS_EXHAUSTIVE ? {} : { grepInvert: new RegExp(EXHAUSTIVE) }),
  forbidOnly: true,
  workers: 2,
  // A test that needs a second try is a defect. A busy machine can stall a browser for seconds.
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 390, height: 844 },
    // Numbers and days are written the way of the reader: every test has the same one, whatever the machine speaks.
    locale: 'en-GB',
    // What moves takes a tenth of the time of all tests: those about it ask for motion (`WITH_MOTION`).
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs a quarter of the time of a test: `--trace on` for the one that fails.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Tests that stand between page and server see every request; those of the service worker allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
