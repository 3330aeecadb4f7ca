export { guidePages, homeOf, themeOfPath } from './area.ts'
