export { Figure } from './figure.tsx'
export { Image, type ImageSource } from './image.tsx'
