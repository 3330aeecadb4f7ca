export { FeedbackKept, FeedbackLost } from './after.tsx'
export { FeedbackQuestion } from './question.tsx'
