export { Overlay } from './overlay.tsx'
export { SidePanel } from './side-panel.tsx'
