export { RenderBlock } from './render-block.tsx'
