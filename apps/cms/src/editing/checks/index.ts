export { findingsEndpoint } from './endpoint.ts'
export { type Befund, befundArten } from './findings.ts'
export { checkSaved, forgetDeleted } from './hooks.ts'
export { documentsWithFindings, forgetFindings, refreshFindings } from './store.ts'
