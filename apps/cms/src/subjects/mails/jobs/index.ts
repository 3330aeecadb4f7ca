export { checkConnection } from './check-connection.ts'
export { keepPosting } from './outbox.ts'
