export { Overlay } from './overlay.tsx'
