export { keepPosting } from './postausgang.ts'
export { checkConnection } from './verbindung.ts'
