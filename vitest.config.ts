import { defineConfig } from 'vitest/config'

const quiet = './tests/support/unexpected-console.ts'

const faultsOfTheWebsite = 'tests/faults/website-*.test.ts'

/**
 * Time-outs end what hangs and judge nothing: a test that has to be fast says so itself. Five
 * seconds, the default, are too short for a thousand random inputs on a machine that is busy, and a
 * minute for a backup, a restore and two crawls.
 */
const patient = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 20_000 } },
}

/**
 * Files of a layer share a process, so that packages are loaded once and not once a file: that was
 * two thirds of the time. Only for tests that leave nothing behind in their modules.
 */
const shared = { isolate: false }

/** Where processes are started: what a file leaves running is ended. */
const tidy = { setupFiles: [quiet, './tests/support/leftovers.ts'], ...patient }

/** The same in shared processes: each file gets the product's modules anew. */
const sharedAnew = {
  ...tidy,
  ...shared,
  execArgv: ['--import', import.meta.resolve('./tests/support/payload-memory.ts')],
  setupFiles: ['./tests/support/shared-worker.ts', ...tidy.setupFiles],
}

/** With one cluster for the project, and a migrated database in it to copy (5 s of a core). */
const sharedWithDatabase = { ...sharedAnew, globalSetup: ['./tests/support/global-migrated.ts'] }

/** One project for each layer of tests; `vitest run --project <name>` runs one of them. */
export default defineConfig({
  test: {
    // All cores: vitest leaves one for watching, which on two is half of them.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit-node',
          ...patient,
          include: [
            'packages/**/*.test.ts',
            'apps/website/{server,src}/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          setupFiles: [quiet],
          ...shared,
        },
      },
      {
        test: {
          name: 'unit-dom',
          ...patient,
          include: ['apps/website/src/**/*.test.tsx'],
          environment: 'jsdom',
          // As above, with a window of its own for each file.
          pool: 'vmThreads',
          setupFiles: [quiet, './tests/support/dom.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        test: {
          name: 'unit-cms',
          include: ['apps/cms/src/**/*.test.ts'],
          ...tidy,
          ...shared,
          globalSetup: ['./tests/support/global-postgres.ts'],
        },
      },
      {
        test: {
          name: 'content',
          ...patient,
          include: ['content/**/*.test.ts'],
          setupFiles: [quiet],
          ...shared,
        },
      },
      {
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          ...sharedWithDatabase,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          exclude: [faultsOfTheWebsite],
          ...sharedWithDatabase,
        },
      },
      {
        test: {
          // One after the other, after all others: these ask how long an answer takes. The one that
          // needs a database throttles it, and starts a cluster of its own.
          name: 'faults-website',
          include: [faultsOfTheWebsite],
          ...sharedAnew,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
      { test: { name: 'architecture', ...patient, include: ['tests/architecture/**/*.test.ts'] } },
    ],
  },
})
