import type { CollectionConfig } from 'payload'
import { administration, isAdministration, nobody } from '../../../../editing/access/index.ts'
import { mailEndpoints } from '../../endpoints/index.ts'

/** A text with the last part of links for passwords taken away. */
const withoutLinks = (text: unknown) =>
  typeof text === 'string' ? text.replaceAll(/(\/passwort\/)[\w-]{22}/g, '$1…') : text

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
    components: {
      edit: { beforeDocumentControls: ['/subjects/mails/admin/mail-again.tsx#MailAgain'] },
    },
  },
  defaultSort: '-createdAt',
  lockDocuments: false,
  access: { create: nobody, read: administration, update: nobody, delete: nobody },
  endpoints: mailEndpoints,
  custom: { operations: { erneut: administration, verbindung: administration } },
  fields: [
    { name: 'betreff', type: 'text', label: 'Betreff', required: true },
    { name: 'an', type: 'text', label: 'An', required: true },
    { name: 'antwort_an', type: 'text', label: 'Antworten gehen an' },
    {
      name: 'text',
      type: 'textarea',
      label: 'Text',
      required: true,
      // Whoever reads the outbox does not get into somebody's account with it (T09).
      hooks: { afterRead: [({ value }) => withoutLinks(value)] },
    },
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
        { value: 'gescheitert', label: 'Gescheitert' },
        { value: 'verfallen', label: 'Verfallen (kam nicht rechtzeitig hinaus)' },
      ],
    },
    { name: 'versuche', type: 'number', label: 'Versuche', required: true, defaultValue: 0 },
    {
      name: 'stoerungen',
      type: 'number',
      label: 'Davon an Server oder Zugang gescheitert',
      required: true,
      defaultValue: 0,
    },
    { name: 'fehler', type: 'text', label: 'Letzter Fehler' },
    {
      name: 'fehlerart',
      type: 'select',
      label: 'Woran es lag',
      options: [
        { value: 'mail', label: 'An dieser Mail' },
        { value: 'server', label: 'Am Mailserver' },
        { value: 'konto', label: 'Am Zugang zum Mailserver' },
      ],
    },
    { name: 'gueltig_bis', type: 'date', label: 'Nur sinnvoll bis' },
    {
      name: 'naechster_versuch',
      type: 'date',
      label: 'Nächster Versuch',
      index: true,
      admin: { date: { displayFormat: 'dd.MM.yyyy HH:mm' } },
    },
    {
      name: 'in_menge',
      type: 'checkbox',
      label: 'Eine von vielen auf einmal',
      required: true,
      defaultValue: false,
      admin: { description: 'Geht nach den einzelnen Mails hinaus, in einem ruhigen Takt.' },
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
    {
      name: 'bestellung',
      type: 'relationship',
      relationTo: 'bestellungen',
      label: 'Zur Bestellung',
      index: true,
    },
    {
      name: 'anlagen',
      type: 'json',
      label: 'Anlagen, die beim Senden beigelegt werden',
      admin: { hidden: true },
    },
    { name: 'anlass', type: 'text', label: 'Anlass', required: true, unique: true },
  ],
}
