export { FeedbackKept, FeedbackLost } from './after.tsx'
export { FeedbackQuestion } from './question.tsx'
export { feedbackTexts } from './texts.ts'
