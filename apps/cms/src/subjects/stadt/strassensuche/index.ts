export { namedStreets } from './named-street.ts'
export { leadOn, type Street, type StreetIndex, searchStreets } from './search-streets.ts'
export { streetIndex } from './street-index.ts'
