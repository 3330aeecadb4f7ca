export type { SentError } from './envelope.ts'
export { createErrorSender, type ErrorSender, sendingPauses } from './error-sender.ts'
