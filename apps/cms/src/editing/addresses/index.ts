export { type Shown, whereShown } from './where-shown.ts'
