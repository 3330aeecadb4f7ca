export { answerOrder, answerPaper } from './answer.ts'
