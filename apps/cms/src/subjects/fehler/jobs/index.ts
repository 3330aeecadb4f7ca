export { forgetErrors } from './forget.ts'
export { sendErrors } from './send-errors.ts'
