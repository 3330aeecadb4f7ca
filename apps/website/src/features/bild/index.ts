export { Bild, BildFigure } from './bild.tsx'
