export { onSwipe } from './swipe.ts'
