import type { Bild } from '@kurstadt/contract'

/**
 * Frame of pictures that stand together: lying, unless none of them lies. Posters and portraits
 * keep their own shape, for a poster cut across has lost its words.
 */
export function frameOf(bilder: readonly Bild[], lying = '4 / 3'): string | undefined {
  return bilder.some(({ breite, hoehe }) => breite > hoehe) ? lying : undefined
}
