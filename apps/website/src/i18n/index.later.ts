export { appTexts } from './app.later.ts'
export { carouselTexts } from './carousel.later.ts'
