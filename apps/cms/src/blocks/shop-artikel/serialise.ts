import { noOptions, type Serialise } from '../serialise/options.ts'

/** How `shop-artikel` goes out. */
export const serialise: Serialise<'shop-artikel'> = noOptions
