export { coveredTop } from './covered-top.ts'
