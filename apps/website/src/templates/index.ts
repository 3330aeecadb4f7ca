export { groupOf, isTemplate, loadTemplates } from './registry.ts'
export { RenderBlock } from './render-block.tsx'
