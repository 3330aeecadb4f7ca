export { unsubscribeAddress } from './zugang.ts'
