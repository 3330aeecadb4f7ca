import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startThrowAwayCluster } from './shared-cluster.ts'

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: vitest takes its keys by declaration merging only.
  export interface ProvidedContext {
    postgresUrl: string
    /** Name of a migrated database to copy, where the project has one. */
    postgresTemplate?: string
    /** Folder for files that test files share; gone when the run is. */
    runFolder: string
  }
}

/** One cluster for all test files of a project; each file takes databases of its own from it. */
export default async function provideCluster(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startThrowAwayCluster()
  const folder = mkdtempSync(path.join(tmpdir(), 'kurstadt-run-'))
  project.provide('postgresUrl', cluster.url)
  project.provide('runFolder', folder)
  return async () => {
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
