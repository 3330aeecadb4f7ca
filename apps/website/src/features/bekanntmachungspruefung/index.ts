export { type Checked, CheckNotice } from './check-notice.tsx'
export { type CopyProblem, checkTexts } from './texts.ts'
