export { type Json, JsonLd } from './json-ld.tsx'
