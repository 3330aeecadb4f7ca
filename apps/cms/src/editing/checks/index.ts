export { findingsEndpoint } from './endpoint.ts'
export { type Befund, befundArten } from './findings.ts'
export { checkSaved, forgetDeleted } from './hooks.ts'
export { documentsWithFindings, refreshFindings } from './store.ts'
