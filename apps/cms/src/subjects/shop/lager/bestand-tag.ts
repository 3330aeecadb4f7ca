/** Tag that ends every answer which says how much of something is left. */
export const bestandTag = 'shop_bestand'
