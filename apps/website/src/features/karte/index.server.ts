export { OfficeMapFrame } from './office-map-frame.tsx'
export { readBaseMap } from './read-base-map.server.ts'
