import { defineConfig } from 'vitest/config'

const quiet = './tests/support/unexpected-console.ts'
const withDatabase = {
  setupFiles: [quiet, './tests/support/leftovers.ts'],
  globalSetup: ['./tests/support/global-migrated.ts'],
  testTimeout: 30_000,
  hookTimeout: 120_000,
}

/** One project for each layer of tests; `vitest run --project <name>` runs one of them. */
export default defineConfig({
  test: {
    // All cores: vitest leaves one for watching, which on two is half of them.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit-node',
          include: [
            'packages/**/*.test.ts',
            'apps/website/{server,src}/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          setupFiles: [quiet],
        },
      },
      {
        test: {
          name: 'unit-dom',
          include: ['apps/website/src/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: [quiet, './tests/support/dom.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        test: {
          name: 'unit-cms',
          include: ['apps/cms/src/**/*.test.ts'],
          ...withDatabase,
          globalSetup: ['./tests/support/global-postgres.ts'],
        },
      },
      { test: { name: 'content', include: ['content/**/*.test.ts'], setupFiles: [quiet] } },
      {
        test: { name: 'contract', include: ['tests/contract/**/*.test.ts'], ...withDatabase },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          ...withDatabase,
          fileParallelism: false,
        },
      },
      { test: { name: 'architecture', include: ['tests/architecture/**/*.test.ts'] } },
    ],
  },
})
