export { columnClass, noteClass, softClass } from './column.ts'
