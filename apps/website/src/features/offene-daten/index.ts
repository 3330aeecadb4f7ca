export { CatalogueLink } from './catalogue-link.tsx'
export { Datasets } from './datasets.tsx'
export { Interface } from './interface.tsx'
