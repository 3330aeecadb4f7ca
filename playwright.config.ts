import { defineConfig } from '@playwright/test'
import { chromiumArguments, chromiumPath } from './tests/support/chromium.ts'

/** Browser tests; `npm test -- browser` starts the stack and sets WEBSITE_URL and the others. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 30_000,
  reporter: 'list',
  // The first login changes the one-time password that the start has shown.
  projects: [
    { name: 'first-login', testMatch: 'first-login.spec.ts' },
    { name: 'browser', testIgnore: 'first-login.spec.ts', dependencies: ['first-login'] },
  ],
  use: {
    baseURL: process.env.WEBSITE_URL ?? 'http://localhost:3000',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure',
    // A trace of every test costs a third of the time; `--trace on` for the one that fails.
    trace: 'off',
    launchOptions: { executablePath: chromiumPath(), args: chromiumArguments },
  },
})
