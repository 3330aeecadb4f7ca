export { cardOfAmt, cardOfMitarbeiter } from './visitenkarte.server.ts'
