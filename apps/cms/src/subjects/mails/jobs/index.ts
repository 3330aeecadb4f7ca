export { keepPosting } from './outbox.ts'
export { checkConnection } from './verbindung.ts'
