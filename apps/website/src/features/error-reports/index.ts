export { reportErrors } from './report-errors.ts'
