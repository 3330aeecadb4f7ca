export { answerCart, type CartParts } from './answer.ts'
export {
  cartDays,
  cartIdOf,
  type Intake,
  type StoredPosition,
  stored,
} from './store.ts'
export { type Articles, type CartArticle, viewOf } from './view.ts'
