export { carryOut } from './carry-out.ts'
export { orderEndpoints, orderOperations } from './endpoints.ts'
export { readOrder } from './read-lage.ts'
export { aktWorte, stepsOf } from './schritte.ts'
