export { RequestStatus } from './request-status.tsx'
export { statusTexts } from './texts.ts'
