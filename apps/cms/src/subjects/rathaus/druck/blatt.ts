import type { RichText } from '@kurstadt/contract'

/** A printed notice with everything that stands in it; who draws it knows nothing else. */
export type Blatt = {
  ort: string
  titel: string
  /** Instant of its publication, in UTC. */
  geaendert: string
  angaben: readonly (readonly [string, string])[]
  text: RichText
  anlagen: readonly { titel: string; sha256: string }[]
  nachweis: { nr: number; pruefsumme: string; adresse: string }
  fuss: string
}
