export { forgetVisits } from './forget.ts'
