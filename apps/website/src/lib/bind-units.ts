/** A number, the space after it, and what it counts. */
const counted = /(\d) (?=(?:[€%]|°C|Euro|Uhr|km|m|Min|Std)(?![\p{L}\d]))/gu

/**
 * A text of editors as it is shown: no line ends between a number and its unit, `9,50 €`, `10 km`. What
 * is compared, searched or sent stays as it was written.
 */
export const bindUnits = (text: string): string => text.replace(counted, '$1\u00a0')
