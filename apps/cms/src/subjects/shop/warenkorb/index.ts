export { answerCart, type CartParts } from './answer.ts'
export { cartDays, cartIdOf, type Intake, readPositions, type StoredPosition } from './store.ts'
export { type Articles, viewOf } from './view.ts'
