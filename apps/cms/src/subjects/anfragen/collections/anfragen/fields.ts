import { sprachen } from '@kurstadt/contract'
import type { Field } from 'payload'
import { nobodyField } from '../../../../editing/access/index.ts'
import { tag, zeitpunkt } from '../../../../editing/fields/index.ts'
import { artOptions } from './arten.ts'
import { statusLabels } from './lebenslauf.ts'

/** What came from outside stays as it came. */
const asReceived = { access: { update: nobodyField } }

/** Kept for the product; people read it in another shape. */
const unseen = { hidden: true, disableListColumn: true, disableListFilter: true }

/** Typed in by whoever notes down a call; what came over the website is shown above. */
const whileNew = { condition: (data: { nummer?: unknown }) => !data.nummer }

const options = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** A part of the form that shows what is saved. */
function shown(name: string, component: string): Field {
  return {
    name,
    type: 'ui',
    admin: { components: { Field: component }, disableListColumn: true },
  }
}

/** What the product has made of a request, for an editor to look through. */
const entwurf: Field = {
  name: 'entwurf',
  type: 'relationship',
  relationTo: ['veranstaltungen', 'brancheneintraege', 'schwarzes_brett'],
  label: 'Entwurf daraus',
  admin: { allowCreate: false, condition: (data) => Boolean(data.entwurf) },
  ...asReceived,
}

/** What was asked, by whom, and from which page. */
export const received: Field[] = [
  {
    type: 'row',
    admin: whileNew,
    fields: [
      {
        name: 'art',
        type: 'select',
        label: 'Art',
        required: true,
        index: true,
        enumName: 'enum_anfragen_art',
        options: artOptions,
        ...asReceived,
      },
      {
        name: 'name',
        type: 'text',
        label: 'Name',
        index: true,
        maxLength: 200,
        admin: { components: { Cell: '/subjects/anfragen/admin/name-cell.tsx#NameCell' } },
        ...asReceived,
      },
      { name: 'email', type: 'email', label: 'E-Mail', ...asReceived },
      { name: 'telefon', type: 'text', label: 'Telefon', maxLength: 60, ...asReceived },
    ],
  },
  shown('angaben', '/subjects/anfragen/admin/angaben.tsx#Angaben'),
  shown('anlagen', '/subjects/anfragen/admin/attachments.tsx#Attachments'),
  entwurf,
  shown('post', '/subjects/anfragen/admin/correspondence.tsx#Correspondence'),
  { name: 'daten', type: 'json', admin: unseen, ...asReceived },
  {
    name: 'sprache',
    type: 'select',
    label: 'Sprache',
    enumName: 'enum_anfragen_sprache',
    options: [...sprachen],
    admin: { ...unseen, disableListFilter: false },
    ...asReceived,
  },
  { name: 'pfad', type: 'text', maxLength: 2048, admin: unseen, ...asReceived },
  { name: 'query', type: 'json', admin: unseen, ...asReceived },
  // The same for every attempt to send one request, so that it is kept once (fault F12).
  { name: 'schluessel', type: 'text', unique: true, admin: unseen, ...asReceived },
  // By it the status page finds the request; its link itself is kept nowhere (T65).
  { name: 'zugang', type: 'text', unique: true, hidden: true },
]

/** What the office does about it. */
export const handling: Field[] = [
  {
    name: 'status',
    type: 'select',
    label: 'Status',
    required: true,
    defaultValue: 'neu',
    enumName: 'enum_anfragen_status',
    options: options(statusLabels),
    admin: { position: 'sidebar' },
  },
  {
    name: 'bearbeiter',
    type: 'relationship',
    relationTo: 'benutzer',
    label: 'Wer kümmert sich?',
    admin: { position: 'sidebar' },
  },
  {
    ...zeitpunkt({
      name: 'eingegangen_am',
      label: 'Eingegangen',
      index: true,
      position: 'sidebar',
    }),
    ...asReceived,
  },
  tag({
    name: 'loeschen_am',
    label: 'Wird gelöscht am',
    position: 'sidebar',
    description:
      'Leer gelassen: so lange nach dem Eingang, wie in den Einstellungen steht; Kontaktdaten vier Wochen nach dem Besuch.',
  }),
  {
    name: 'notizen',
    type: 'textarea',
    label: 'Notizen',
    maxLength: 4000,
    admin: { description: 'Nur für uns; wer angefragt hat, sieht sie nie.' },
  },
  {
    name: 'nachrichten',
    type: 'json',
    admin: unseen,
    access: { create: nobodyField, update: nobodyField },
  },
  { name: 'verlauf', type: 'json', admin: unseen, access: { update: nobodyField } },
  shown('geschichte', '/subjects/anfragen/admin/history.tsx#History'),
]
