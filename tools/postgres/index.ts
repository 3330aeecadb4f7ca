export type { Cluster, ClusterOptions } from './cluster.ts'
export { ensureDatabase, startCluster } from './cluster.ts'
export type { PostgresHome } from './home.ts'
export { postgresHome } from './home.ts'
