export { later, type Start, whenIdle } from './later.ts'
