export { stadtplanbild } from './bild.ts'
export { stadtplan, stadtplanRand } from './stadtplan.ts'
