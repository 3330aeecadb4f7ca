export { type ErrorKind, ErrorPage } from './error-page.tsx'
