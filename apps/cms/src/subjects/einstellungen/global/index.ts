import { datenlizenzen, datenlizenzTexte } from '@kurstadt/contract/offene-daten'
import type { Field } from 'payload'
import { settings } from '../../../editing/collection/settings.ts'
import { ganzeZahl } from '../../../editing/fields/index.ts'
import { festival } from './festival.ts'
import { gaeste } from './gaeste.ts'
import { schliesstage } from './schliesstage.ts'

function stelle(name: string, label: string): Field {
  return {
    name,
    type: 'group',
    label,
    fields: [
      {
        name: 'amt',
        type: 'relationship',
        relationTo: 'aemter',
        label: 'Amt',
        admin: {
          description:
            'Telefon, E-Mail, Adresse und Öffnungszeiten stehen dort und nur dort; ändern Sie sie beim Amt.',
        },
      },
      {
        name: 'name',
        type: 'text',
        label: 'Name am Fuß der Seiten und in Mails',
        required: true,
        localized: true,
      },
    ],
  }
}

function webAddress(value: unknown, { required }: { required?: boolean }): string | true {
  if (!value) return required === true ? 'Bitte geben Sie eine Adresse an.' : true
  const isAddress = typeof value === 'string' && /^https:\/\/[^\s]+$/.test(value)
  return isAddress || 'Die Adresse beginnt mit https://.'
}

/** Settings of the site: who runs it, how it is reached, where it is social. */
export const einstellungen = settings('einstellungen', {
  type: 'EinstellungenDoc',
  label: 'Einstellungen der Website',
  group: 'Einstellungen',
  fields: [
    { name: 'ortsname', type: 'text', label: 'Name des Ortes', required: true },
    { name: 'claim', type: 'text', label: 'Leitspruch', localized: true },
    {
      name: 'meldung_email',
      type: 'email',
      label: 'E-Mail für Hinweise auf veraltete Links',
      required: true,
    },
    ganzeZahl({
      name: 'anfragen_tage',
      label: 'Tage, nach denen Anfragen gelöscht werden',
      least: 7,
      most: 1_095,
      description:
        'Leer: 180. Gilt für Anfragen, die von jetzt an eingehen; bei jeder Anfrage lässt sich der Tag ändern.',
    }),
    {
      name: 'brett_pruefung',
      type: 'select',
      label: 'Schwarzes Brett: Wann sieht sich das Rathaus einen Aushang an?',
      enumName: 'enum_einstellungen_brett_pruefung',
      options: [
        { value: 'vorher', label: 'Bevor er hängt' },
        { value: 'nachher', label: 'Nachdem er hängt (er hängt, sobald er bestätigt ist)' },
      ],
      defaultValue: 'vorher',
      admin: { description: 'Bilder gibt in jedem Fall das Rathaus frei.' },
    },
    {
      name: 'brett_sperrwoerter',
      type: 'textarea',
      label: 'Schwarzes Brett: gesperrte Wörter',
      maxLength: 4000,
      admin: {
        description:
          'Eines je Zeile. Ein Aushang, in dem eines davon vorkommt, wird nicht angenommen; wer ihn schreibt, erfährt es gleich im Formular.',
      },
    },
    {
      name: 'newsletter_url',
      type: 'text',
      label: 'Adresse des Newsletter-Formulars',
      validate: webAddress,
    },
    ganzeZahl({
      name: 'ladungsfrist_tage',
      label: 'Tage zwischen Einladung und Sitzung des Rats',
      least: 1,
      most: 60,
      description:
        'Leer: 7. Ist die Frist kürzer, weist die Sitzung darauf hin; eingeladen werden kann trotzdem.',
    }),
    {
      name: 'ratsdaten_lizenz',
      type: 'text',
      label: 'Lizenz der offenen Ratsdaten',
      validate: webAddress,
      admin: {
        placeholder: 'https://www.govdata.de/dl-de/by-2-0',
        description:
          'Adresse der Lizenz, unter der andere die Daten aus dem Ratsinformationssystem (OParl) verwenden dürfen. Leer: Es wird keine genannt.',
      },
    },
    {
      name: 'offene_daten_lizenz',
      type: 'select',
      label: 'Lizenz der offenen Daten',
      enumName: 'enum_einstellungen_offene_daten_lizenz',
      options: datenlizenzen.map((value) => ({ value, label: datenlizenzTexte[value].titel.de })),
      admin: {
        description:
          'Unter welcher Lizenz andere die Datensätze der Seite „Offene Daten“ verwenden dürfen. Leer: Es wird keine genannt. Für Bilder gilt, was bei jedem Bild steht.',
      },
    },
    {
      name: 'kartentelefon',
      type: 'text',
      label: 'Kartentelefon des Festivals',
      admin: {
        description: 'Steht am Fuß der Festivalseiten. Leer: Telefon der Tourist-Information.',
      },
    },
    {
      name: 'social',
      type: 'array',
      label: 'Soziale Medien',
      labels: { singular: 'Dienst', plural: 'Dienste' },
      maxRows: 4,
      admin: { components: { RowLabel: '/admin/dienst-label.tsx#DienstLabel' } },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'dienst', type: 'text', label: 'Dienst', required: true },
            { name: 'url', type: 'text', label: 'Adresse', required: true, validate: webAddress },
          ],
        },
      ],
    },
    {
      type: 'tabs',
      tabs: [
        { label: 'Tourismus', fields: [stelle('tourismus', 'Tourist-Information')] },
        { label: 'Rathaus', fields: [stelle('rathaus', 'Stadtverwaltung')] },
        { label: 'Gäste', fields: [gaeste] },
        { label: 'Festival', fields: [festival] },
        { label: 'Schließtage', fields: schliesstage },
      ],
    },
  ],
})
