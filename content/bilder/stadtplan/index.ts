export { stadtplan, stadtplanRand } from './stadtplan.ts'
