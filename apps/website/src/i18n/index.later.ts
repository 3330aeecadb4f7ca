export { appTexts } from './app.later.ts'
