export { JsonLd } from './json-ld.tsx'
