import { defineConfig } from '@playwright/test'

/** Journeys in a real browser against the built product. Each worker starts a server and a database of its own. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A busy machine can stall a browser for seconds. What needs the second try is named in the outcome.
  retries: 1,
  timeout: 45_000,
  expect: { timeout: 7_500 },
  reporter: [['list']],
  use: {
    viewport: { width: 390, height: 844 },
    // Numbers and days are written the way of the reader: every test has the same one, whatever the machine speaks.
    locale: 'en-GB',
    trace: 'retain-on-failure',
    // Tests that stand between page and server see every request; those of the service worker allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
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
