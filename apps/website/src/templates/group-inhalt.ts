// Templates that many pages use together: one file for the browser.
export { template as bildText } from './bild-text/index.ts'
export { template as bildTextTeaser3x } from './bild-text-teaser-3x/index.ts'
export { template as eventteaser } from './eventteaser/index.ts'
export { template as headlineTeaser } from './headline-teaser/index.ts'
export { template as kurzinfoIcons } from './kurzinfo-icons/index.ts'
export { template as newsticker } from './newsticker/index.ts'
export { template as text } from './text/index.ts'
export { template as zitat } from './zitat/index.ts'
