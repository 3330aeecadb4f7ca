export type { Cluster, ClusterOptions, StopMode } from './cluster.ts'
export { ensureDatabase, startCluster, stopForgotten } from './cluster.ts'
export type { PostgresHome } from './home.ts'
export { postgresHome } from './home.ts'
