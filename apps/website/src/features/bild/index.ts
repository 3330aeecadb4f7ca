export { Bild, BildFigure } from './bild.tsx'
export { BildGrid } from './bild-grid.tsx'
export { frameOf } from './frame.ts'
export { parallaxClass } from './parallax.ts'
