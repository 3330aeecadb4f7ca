export { readPages } from './read.ts'
export { countBelow, type PageNode, treeOf } from './tree.ts'
