export { leadOn, searchStreets } from './search-streets.ts'
export { streetIndex } from './street-index.ts'
