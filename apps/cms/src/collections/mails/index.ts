import type { CollectionConfig } from 'payload'
import { administration, isAdministration, nobody } from '../../access/index.ts'
import { mailAgainEndpoint } from '../../inbox/index.ts'

/**
 * The outbox: every mail of the product, written together with what it is about and sent by the
 * worker when its next try is due. Nobody changes it by hand.
 */
export const mails: CollectionConfig<'mails'> = {
  slug: 'mails',
  typescript: { interface: 'MailDoc' },
  labels: { singular: 'Mail', plural: 'Postausgang' },
  admin: {
    hideAPIURL: true,
    group: 'Einstellungen',
    useAsTitle: 'betreff',
    defaultColumns: ['betreff', 'an', 'zustand', 'gesendet_am', 'createdAt'],
    listSearchableFields: ['betreff', 'an'],
    hidden: ({ user }) => !isAdministration(user),
    description:
      'Mails, die die Website verschickt. Zwei Tage nach der Zustellung werden Adresse und Text gelöscht, nach 90 Tagen der Rest.',
    components: { edit: { beforeDocumentControls: ['/admin/inbox/mail-again.tsx#MailAgain'] } },
  },
  defaultSort: '-createdAt',
  lockDocuments: false,
  access: { create: nobody, read: administration, update: nobody, delete: nobody },
  endpoints: [mailAgainEndpoint],
  custom: { operations: { erneut: administration } },
  fields: [
    { name: 'betreff', type: 'text', label: 'Betreff', required: true },
    { name: 'an', type: 'text', label: 'An', required: true },
    { name: 'antwort_an', type: 'text', label: 'Antworten gehen an' },
    { name: 'text', type: 'textarea', label: 'Text', required: true },
    {
      name: 'zustand',
      type: 'select',
      label: 'Zustand',
      required: true,
      defaultValue: 'wartet',
      index: true,
      options: [
        { value: 'wartet', label: 'Wartet' },
        { value: 'gesendet', label: 'Gesendet' },
        { value: 'ohne_versand', label: 'Würde gesendet (kein Mailserver eingerichtet)' },
        { value: 'gescheitert', label: 'Gescheitert' },
      ],
    },
    { name: 'versuche', type: 'number', label: 'Versuche', required: true, defaultValue: 0 },
    { name: 'fehler', type: 'text', label: 'Letzter Fehler' },
    {
      name: 'naechster_versuch',
      type: 'date',
      label: 'Nächster Versuch',
      index: true,
      admin: { date: { displayFormat: 'dd.MM.yyyy HH:mm' } },
    },
    { name: 'gesendet_am', type: 'date', label: 'Gesendet am' },
    { name: 'message_id', type: 'text', label: 'Message-ID' },
    {
      name: 'anfrage',
      type: 'relationship',
      relationTo: 'anfragen',
      label: 'Zur Anfrage',
      index: true,
    },
    { name: 'anlass', type: 'text', label: 'Anlass', required: true, unique: true },
  ],
}
