import type { CollectionConfig, TextField } from 'payload'
import { administration, isAdministration, nobody } from '../../../../editing/access/index.ts'
import { vorgaenge } from '../../../../editing/protokoll/index.ts'

function text(name: string, label: string, isRequired = true): TextField {
  return { name, type: 'text', label, required: isRequired, index: name !== 'felder' }
}

/**
 * Who changed what, written by the hooks of every collection in the transaction of the change.
 * Nobody changes it by hand, and the database lets nothing of the last two years be changed.
 */
export const protokoll: CollectionConfig<'protokoll'> = {
  slug: 'protokoll',
  typescript: { interface: 'ProtokollDoc' },
  labels: { singular: 'Vorgang', plural: 'Protokoll' },
  admin: {
    hideAPIURL: true,
    group: 'Einstellungen',
    useAsTitle: 'eintrag',
    defaultColumns: ['createdAt', 'wer', 'vorgang', 'eintrag', 'felder'],
    listSearchableFields: ['wer', 'eintrag', 'sammlung', 'dokument'],
    hidden: ({ user }) => !isAdministration(user),
    description: 'Wer hat wann was geändert? Nach zwei Jahren wird ein Vorgang gelöscht.',
  },
  defaultSort: '-createdAt',
  lockDocuments: false,
  access: { create: nobody, read: administration, update: nobody, delete: nobody },
  fields: [
    text('wer', 'Wer'),
    {
      name: 'vorgang',
      type: 'select',
      label: 'Was',
      required: true,
      index: true,
      options: Object.entries(vorgaenge).map(([value, label]) => ({ value, label })),
    },
    text('eintrag', 'Woran'),
    text('felder', 'Geänderte Felder', false),
    text('sammlung', 'Sammlung'),
    text('dokument', 'Kennung des Eintrags', false),
    text('konto', 'Kennung des Kontos', false),
  ],
}
