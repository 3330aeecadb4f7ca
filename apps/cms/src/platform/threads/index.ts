export { asLimitError, limitThread, ThreadLimitError, type ThreadLimits } from './limit-thread.ts'
