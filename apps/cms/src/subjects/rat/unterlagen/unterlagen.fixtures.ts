import type { Anlage, Papier, Punkt, Unterlagen } from './unterlagen.ts'

/** A file by what it is called in the store. */
export const anlage = (datei: string, more: Partial<Anlage> = {}): Anlage => ({
  titel: datei.replace('.pdf', ''),
  datei,
  istOeffentlich: true,
  adresse: `https://stadt.example/de/gemeinderat/intern/dokumente/7/${datei}`,
  ...more,
})

/** A paper with a line of text. */
export const papier = (id: number, more: Partial<Papier> = {}): Papier => ({
  id,
  titel: `2026/0${id}: Vorlage ${id}`,
  angaben: ['Beschlussvorlage vom 2. November 2026'],
  istOeffentlich: true,
  zurueckgezogen: null,
  text: [
    { type: 'heading', level: 2, children: [{ type: 'text', text: 'Beschlussvorschlag' }] },
    { type: 'paragraph', children: [{ type: 'text', text: `Wortlaut ${id}.` }] },
  ],
  anlagen: [],
  ...more,
})

/** An item with papers. */
export const punkt = (name: string, papiere: Papier[], more: Partial<Punkt> = {}): Punkt => ({
  punkt: name,
  titel: `Gegenstand ${name}`,
  istOeffentlich: true,
  beschluss: [],
  papiere,
  ...more,
})

/** A meeting with what somebody may read of it. */
export const unterlagen = (punkte: Punkt[], more: Partial<Unterlagen> = {}): Unterlagen => ({
  ort: 'Bad Silberbronn',
  gremium: 'Technischer Ausschuss',
  titel: '14. Sitzung',
  angaben: ['Dienstag, 1. Dezember 2026, 18 Uhr', 'Rathaus, Großer Saal'],
  geaendert: '2026-11-24T16:40:00.000Z',
  anlagen: [],
  punkte,
  ...more,
})
