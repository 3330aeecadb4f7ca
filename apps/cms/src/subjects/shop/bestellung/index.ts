export { answerOrder, answerPaper } from './answer.ts'
export { type OrderRecord, orderRecord, orderText } from './order-row.ts'
export { findOrder, isUnpaid } from './read-order.ts'
export { hashOfZugang, zugangOf } from './zugang.ts'
