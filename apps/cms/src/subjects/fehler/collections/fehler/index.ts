import type { CollectionBeforeChangeHook, CollectionConfig, DateField, TextField } from 'payload'
import { administration, isAdministration, nobody } from '../../../../editing/access/index.ts'
import type { FehlerDoc } from '../../../../payload-types.ts'
import { orte } from './orte.ts'

const shown = { readOnly: true } as const
const unchanged = { update: () => false } as const

function text(name: string, label: string): TextField {
  return { name, type: 'text', label, required: true, access: unchanged, admin: shown }
}

function moment(name: string, label: string): DateField {
  const date = { displayFormat: 'dd.MM.yyyy HH:mm' }
  const admin = { ...shown, date, position: 'sidebar' } as const
  return { name, type: 'date', label, required: true, index: true, access: unchanged, admin }
}

function lines(name: string, label: string, description: string) {
  const admin = { ...shown, rows: 8, description }
  return { name, type: 'textarea', label, access: unchanged, admin } as const
}

/** From this moment on it counts as come back. */
const rememberWhen: CollectionBeforeChangeHook<FehlerDoc> = ({ data, originalDoc }) => {
  const isNew = data.zustand === 'erledigt' && originalDoc?.zustand !== 'erledigt'
  return isNew ? { ...data, erledigt_am: new Date().toISOString() } : data
}

/**
 * Errors of all processes and of browsers, one entry for all of one kind from one place, with the
 * newest as an example. They come from the processes alone; people say when one is dealt with.
 */
export const fehler: CollectionConfig<'fehler'> = {
  slug: 'fehler',
  typescript: { interface: 'FehlerDoc' },
  labels: { singular: 'Fehler', plural: 'Fehler der Website' },
  admin: {
    hideAPIURL: true,
    group: 'Einstellungen',
    useAsTitle: 'fehlernummer',
    defaultColumns: ['fehlernummer', 'meldung', 'wo', 'anzahl', 'zuletzt', 'zustand'],
    listSearchableFields: ['fehlernummer', 'meldung', 'stelle'],
    hidden: ({ user }) => !isAdministration(user),
    description:
      'Was in der Technik schiefgegangen ist. Nennt jemand die Fehlernummer einer Fehlerseite, suchen Sie hier danach. Es steht nichts über Personen darin. Was drei Monate nicht mehr vorkam, wird gelöscht.',
  },
  defaultSort: '-zuletzt',
  lockDocuments: false,
  access: {
    create: nobody,
    read: administration,
    update: administration,
    delete: administration,
  },
  hooks: { beforeChange: [rememberWhen] },
  fields: [
    { ...text('meldung', 'Meldung') },
    { ...text('art', 'Art') },
    {
      ...text('stelle', 'Stelle im Programm'),
      required: false,
    },
    lines('stapel', 'Weg dorthin', 'Vom zuletzt aufgetretenen Fehler, die Stelle selbst zuoberst'),
    lines('verlauf', 'Was vorher geschah', 'Was dieses Programm davor gemeldet hat'),
    {
      name: 'zustand',
      type: 'select',
      label: 'Zustand',
      required: true,
      defaultValue: 'offen',
      index: true,
      options: [
        { value: 'offen', label: 'Offen' },
        { value: 'wieder', label: 'Wieder aufgetreten' },
        { value: 'erledigt', label: 'Erledigt' },
      ],
      admin: {
        position: 'sidebar',
        isClearable: false,
        description:
          'Tritt ein erledigter Fehler noch einmal auf, steht hier „Wieder aufgetreten“.',
      },
    },
    {
      ...text('fehlernummer', 'Fehlernummer'),
      unique: true,
      admin: { ...shown, position: 'sidebar' },
    },
    {
      name: 'wo',
      type: 'select',
      label: 'Wo',
      required: true,
      index: true,
      access: unchanged,
      admin: { ...shown, position: 'sidebar' },
      options: Object.entries(orte).map(([value, label]) => ({ value, label })),
    },
    {
      name: 'anzahl',
      type: 'number',
      label: 'Wie oft',
      required: true,
      access: unchanged,
      admin: { ...shown, position: 'sidebar' },
    },
    moment('zuerst', 'Zum ersten Mal'),
    moment('zuletzt', 'Zum letzten Mal'),
    {
      ...text('build', 'Fassung des Programms'),
      required: false,
      admin: { ...shown, position: 'sidebar' },
    },
    { name: 'erledigt_am', type: 'date', label: 'Erledigt am', admin: { hidden: true } },
    { name: 'gemeldet_bis', type: 'date', label: 'Weitergegeben bis', admin: { hidden: true } },
  ],
}
