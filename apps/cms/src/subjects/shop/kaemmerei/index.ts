export { treasuryEndpoint, treasuryOperations } from './export.ts'
