export { tourenIdGeojson } from './tour-geojson.ts'
export { tourenIdGpx } from './tour-gpx.ts'
