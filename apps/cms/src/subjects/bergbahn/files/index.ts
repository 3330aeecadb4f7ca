export { fahrplaenePdf } from './fahrplaene-pdf.ts'
