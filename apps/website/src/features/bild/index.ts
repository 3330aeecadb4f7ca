export { Bild, BildFigure } from './bild.tsx'
export { frameOf } from './frame.ts'
export { parallaxClass } from './parallax.ts'
