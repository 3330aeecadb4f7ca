import { bildExamples } from '../../examples/bild.ts'
import type { BlockExamples } from '../../examples/block-examples.ts'

const tiles = { template: 'medien-galerie', slotName: 'content', context: null } as const
const { badhaus, konzerthaus, bergbahn } = bildExamples

const upload = (bild: typeof badhaus | typeof konzerthaus | typeof bergbahn) => ({
  bild,
  bildtext: bild.bildtext,
  bildcopyright: bild.copyright,
})

const nothing = {
  titel2: null,
  text2: null,
  typ2: null,
  link2: null,
  bildupload2: null,
  titel3: null,
  text3: null,
  typ3: null,
  link3: null,
  bildupload3: null,
}

const three = {
  titel: 'Sehen und hören',
  einleitung: 'Drei Blicke auf die Stadt.',
  titel1: 'Ein Tag in Bad Silberbronn',
  text1: '24 Stunden in drei Minuten.',
  typ1: 'youtube',
  link1: 'https://www.youtube.com/watch?v=bSilberTag1',
  bildupload1: upload(badhaus),
  titel2: 'Das Konzerthaus bei Nacht',
  text2: null,
  typ2: 'bild',
  link2: null,
  bildupload2: upload(konzerthaus),
  titel3: 'Livebild vom Hohen Stein',
  text3: 'Alle zehn Minuten neu.',
  typ3: 'sonstiges',
  link3: 'https://webcam.bad-silberbronn.example/hoher-stein',
  bildupload3: upload(bergbahn),
} as const

/** Examples of `medien-galerie`. */
export const examples: BlockExamples<'medien-galerie'> = {
  typical: { ...tiles, options: three },
  minimal: {
    ...tiles,
    options: {
      titel: null,
      einleitung: null,
      titel1: 'Das Konzerthaus',
      text1: null,
      typ1: 'bild',
      link1: null,
      bildupload1: upload(konzerthaus),
      ...nothing,
    },
  },
  'long-words': {
    ...tiles,
    options: {
      ...three,
      titel: 'Heimatgeschichtsvereinsjubiläumsfeierlichkeiten',
      titel1: 'Kurorchesterdirigentenverabschiedungskonzertmitschnitt',
      text1: 'Thermalwasserversorgungsgesellschaftsvorstandsvorsitzende sprechen.',
    },
  },
  english: {
    ...tiles,
    options: {
      ...three,
      titel: 'See and hear',
      einleitung: 'Three views of the town.',
      titel1: 'A day in Bad Silberbronn',
      text1: '24 hours in three minutes.',
      titel2: 'The concert hall at night',
      titel3: 'Live picture from the Hoher Stein',
      text3: 'A new one every ten minutes.',
    },
  },
  /** A host that nobody allowed, a picture that is gone, a tile that leads nowhere. */
  'half-filled': {
    ...tiles,
    options: {
      ...three,
      link1: 'https://film.fremd.example/x',
      typ1: 'sonstiges',
      bildupload2: null,
      link3: null,
      bildupload3: null,
    },
  },
}
