import type { TestProject } from 'vitest/node'
import { startThrowAwayCluster } from './shared-cluster.ts'

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: vitest takes its keys by declaration merging only.
  export interface ProvidedContext {
    postgresUrl: string
    /** Name of a migrated database to copy, where the project has one. */
    postgresTemplate?: string
  }
}

/** One cluster for all test files of a project; each file takes databases of its own from it. */
export default async function provideCluster(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startThrowAwayCluster()
  project.provide('postgresUrl', cluster.url)
  return cluster.stop
}
