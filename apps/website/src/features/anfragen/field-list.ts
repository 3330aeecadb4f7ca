import { type FormName, schadenKategorien } from '@kurstadt/contract/forms'
import { entryLists } from './field-list-entries.ts'
import {
  ansprechperson,
  bild,
  consent,
  email,
  gast,
  half,
  heute,
  melder,
  names,
  needed,
  personen,
  telefon,
} from './field-parts.ts'
import type { FieldGroup } from './field-spec.ts'

/** What every form asks for, in the order in which it is shown. */
export const fieldLists: Record<FormName, readonly FieldGroup[]> = {
  ...entryLists,
  veranstaltung: [
    {
      name: 'was',
      fields: [
        { name: 'titel', kind: 'text', ...needed },
        { name: 'beschreibung', kind: 'area', ...needed },
        { name: 'eintritt', kind: 'text' },
        { name: 'link', kind: 'url', autoComplete: 'url' },
      ],
    },
    {
      name: 'wann',
      fields: [
        { name: 'datum_von', kind: 'date', ...needed, ...half },
        { name: 'datum_bis', kind: 'date', ...half },
        { name: 'timeFrom', kind: 'time', ...half },
        { name: 'timeTo', kind: 'time', ...half },
        { name: 'wiederholung', kind: 'area' },
        { name: 'veranstaltungsort', kind: 'text', ...needed },
      ],
    },
    bild,
    {
      name: 'wer',
      fields: [
        { name: 'veranstalter', kind: 'text', autoComplete: 'organization', ...needed },
        ...ansprechperson,
      ],
    },
    consent,
  ],
  fuehrung: [
    {
      name: 'was',
      fields: [
        { name: 'fuehrung', kind: 'text' },
        { ...heute, name: 'termin' },
        { name: 'uhrzeit', kind: 'time', ...needed, ...half },
        personen,
      ],
    },
    gast,
    consent,
  ],
  pauschale: [
    {
      name: 'wann',
      fields: [{ ...heute, name: 'datum_von' }, { ...heute, name: 'datum_bis' }, personen],
    },
    gast,
    consent,
  ],
  schaden: [
    {
      name: 'was',
      fields: [
        { name: 'kategorie', kind: 'select', values: schadenKategorien, ...needed },
        { name: 'beschreibung', kind: 'area', ...needed },
      ],
    },
    {
      name: 'wo',
      fields: [
        { name: 'ort', kind: 'text', autoComplete: 'address-line1', ...needed, orPlace: true },
        { name: 'standort', kind: 'place' },
      ],
    },
    { name: 'fotos', fields: [{ name: 'fotos', kind: 'pictures' }] },
    melder,
    consent,
  ],
  barriere: [
    {
      name: 'was',
      fields: [
        { name: 'seite', kind: 'text' },
        { name: 'beschreibung', kind: 'area', ...needed },
      ],
    },
    melder,
    consent,
  ],
  kontakt: [
    {
      name: 'nachricht',
      fields: [
        { name: 'betreff', kind: 'text', ...needed },
        { name: 'nachricht', kind: 'area', ...needed },
      ],
    },
    { name: 'wer', fields: [...names, email, telefon] },
    consent,
  ],
}
