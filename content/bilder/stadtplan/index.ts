export { stadtplanbild } from './bild.ts'
export { stadtplanRand } from './stadtplan.ts'
