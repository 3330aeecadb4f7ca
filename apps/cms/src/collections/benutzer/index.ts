import type { CollectionConfig } from 'payload'
import {
  administration,
  administrationField,
  isAdministration,
  isLoggedIn,
  nobodyField,
  ownAccountOrAdministration,
} from '../../access/index.ts'
import { env } from '../../env.ts'
import { closedEndpoints } from './closed-endpoints.ts'
import { markOneTimePassword, refuseShortPassword } from './password.ts'

const minutes = 60

/** People who work in the back office. */
export const benutzer: CollectionConfig<'benutzer'> = {
  slug: 'benutzer',
  typescript: { interface: 'BenutzerDoc' },
  labels: { singular: 'Konto', plural: 'Konten' },
  admin: {
    group: 'Einstellungen',
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'rolle', 'updatedAt'],
    hidden: ({ user }) => user.rolle !== 'administration',
  },
  auth: {
    tokenExpiration: 8 * 60 * minutes,
    maxLoginAttempts: 5,
    lockTime: 10 * minutes * 1000,
    cookies: { sameSite: 'Lax', secure: env.BACK_OFFICE_URL.startsWith('https:') },
    useSessions: true,
  },
  access: {
    create: administration,
    read: ownAccountOrAdministration,
    update: ownAccountOrAdministration,
    delete: administration,
    unlock: administration,
    admin: ({ req }) => isLoggedIn(req.user),
  },
  endpoints: closedEndpoints,
  hooks: { beforeValidate: [refuseShortPassword], beforeChange: [markOneTimePassword] },
  fields: [
    { name: 'name', type: 'text', label: 'Name', required: true },
    {
      name: 'rolle',
      type: 'select',
      label: 'Rolle',
      required: true,
      defaultValue: 'redaktion',
      options: [
        { value: 'redaktion', label: 'Redaktion: Inhalte pflegen' },
        { value: 'administration', label: 'Administration: Inhalte, Konten und Einstellungen' },
      ],
      access: { create: administrationField, update: administrationField },
      admin: { condition: (_, __, { user }) => isAdministration(user) },
    },
    {
      name: 'passwort_aendern',
      type: 'checkbox',
      label: 'Einmal-Passwort: bei der nächsten Anmeldung ändern',
      defaultValue: true,
      access: { create: nobodyField, update: nobodyField },
      admin: { readOnly: true, position: 'sidebar' },
    },
  ],
}
