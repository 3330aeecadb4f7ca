export { Breadcrumb } from './breadcrumb.tsx'
