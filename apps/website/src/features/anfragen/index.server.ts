export { answerForm, answerPost } from './answer-form.server.ts'
