export { datenCsv } from './daten-csv.ts'
export { datenGeojson } from './daten-geojson.ts'
export { datenJson } from './daten-json.ts'
