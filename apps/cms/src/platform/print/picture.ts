/** A picture as bytes of a JPEG; `fokus` is its focal point as fractions. */
export type Picture = {
  data: Uint8Array
  breite: number
  hoehe: number
  fokus: [number, number]
  alt: string
  copyright: string
}
