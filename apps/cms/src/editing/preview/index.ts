export { type Previewed, readPreview } from './token.ts'
export { withPreview } from './with-preview.ts'
