export { readGaps } from './read-gaps.ts'
export { districtText, gapAddress, gapText, streetText } from './words.ts'
