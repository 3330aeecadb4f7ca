export { appTexts } from './app.later.ts'
export { carouselTexts } from './carousel.later.ts'
export { idleTexts } from './idle.later.ts'
