export { readBaseMap } from './read-base-map.server.ts'
