export { Messages } from './messages.tsx'
export { useMessageTexts } from './texts.ts'
