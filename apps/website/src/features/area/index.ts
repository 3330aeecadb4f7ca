export { homeOf } from '@kurstadt/contract/area-homes'
export { guidePages, themeOfPath } from './area.ts'
