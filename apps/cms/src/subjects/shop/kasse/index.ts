export { angebotOf } from './angebot.ts'
export { answerCheckout, type CheckoutParts } from './answer.ts'
export { uebersichtOf } from './uebersicht.ts'
