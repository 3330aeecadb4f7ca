export { type Previewed, readPreview, signPreview } from './token.ts'
export { withPreview } from './with-preview.ts'
