export { mountFeedback } from './mount.ts'
