export { homeOf, themeOfPath } from './area.ts'
