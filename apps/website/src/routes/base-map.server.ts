import { env } from '../env.server.ts'
import { readBaseMap } from '../features/karte/index.server.ts'

/** The town's own map, if there is one. */
export const baseMap = readBaseMap(env.MAP_DIR)
