export { HeroImages } from './hero-images.tsx'
export { HeroSlider } from './hero-slider.tsx'
