import { defineConfig } from '@playwright/test'
import { chromiumArguments, findHeadless } from './tests/support/chromium.ts'

// With a process each for drawing and the network every test costs an eighth more.
const fewProcesses = ['--in-process-gpu', '--enable-features=NetworkServiceInProcess2']

const alone = [
  'back-office-errors.spec.ts',
  'backup-time.spec.ts',
  'editors-tasks.spec.ts',
  'publish.spec.ts',
]

/** Browser tests; `npm test -- browser` starts the stack and sets WEBSITE_URL and the others. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  forbidOnly: true,
  retries: 0,
  workers: 3,
  // These end what hangs, however slow and busy the machine: no test has a limit of its own. What the
  // specification wants within a time, its test says with that time.
  timeout: 300_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  projects: [
    // Changes the one-time password that the start has shown.
    { name: 'first-login', testMatch: 'first-login.spec.ts', teardown: 'alone' },
    {
      name: 'browser',
      testIgnore: ['first-login.spec.ts', ...alone],
      dependencies: ['first-login'],
    },
    // What has to be seen within a time, or takes something away: when all the others are done.
    { name: 'alone', testMatch: alone, workers: 1 },
  ],
  use: {
    baseURL: process.env.WEBSITE_URL ?? 'http://localhost:3000',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure',
    // A trace of every test costs a third of the time; `--trace on` for the one that fails.
    trace: 'off',
    // Pages that fade into each other cost a sixth of the time; what moves is asked for where it is meant.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findHeadless() ?? '',
      args: [...chromiumArguments, ...fewProcesses],
    },
  },
})
