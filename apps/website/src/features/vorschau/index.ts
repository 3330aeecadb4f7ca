export { PreviewNotice } from './preview-notice.tsx'
