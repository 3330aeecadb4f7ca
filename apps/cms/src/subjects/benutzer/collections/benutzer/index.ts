import type { CollectionConfig } from 'payload'
import {
  accountsByName,
  administration,
  administrationField,
  isAdministration,
  isLoggedIn,
  nobodyField,
  ownAccountOrAdministration,
  ownFieldOrAdministration,
  type Rolle,
  rollen,
} from '../../../../editing/access/index.ts'
import { logHooks } from '../../../../editing/changes/index.ts'
import { visibleTexts } from '../../../../editing/collection/visible-texts.ts'
import { env } from '../../../../env.ts'
import { closedEndpoints } from './closed-endpoints.ts'
import { factorEndpoints } from './factor-endpoints.ts'
import { lockChanged, lockLeaving } from './lock-account.ts'
import { loginEndpoint } from './login.ts'
import { markOneTimePassword, refuseWeakPassword } from './password.ts'
import { forgetNewFactor, isFactorMissing, requireFactor } from './second-factor.ts'

const minutes = 60

const rolleLabels: Record<Rolle, string> = {
  administration: 'Administration: alle Inhalte, Konten und Einstellungen',
  tourismus: 'Tourismus: Seiten, Veranstaltungen, Gastgeber, Shop',
  rathaus: 'Rathaus: Seiten, Ämter, Wegweiser, Bekanntmachungen',
  festival: 'Festival: Festivalseiten und Programm',
  'rat-verwaltung': 'Ratsinformation: Gremien, Sitzungen, Vorlagen',
  'intranet-redaktion': 'Intranet: Texte und Archiv',
  autor: 'Autorin oder Autor: schreibt Entwürfe',
}

/** People who work in the back office. */
export const benutzer: CollectionConfig<'benutzer'> = {
  slug: 'benutzer',
  typescript: { interface: 'BenutzerDoc' },
  labels: { singular: 'Konto', plural: 'Konten' },
  admin: {
    hideAPIURL: true,
    group: 'Einstellungen',
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'rollen', 'updatedAt'],
    hidden: ({ user }) => !isAdministration(user),
  },
  // Who still has a one-time password may not see locks, and Payload's account page asks for them.
  lockDocuments: false,
  auth: {
    tokenExpiration: 8 * 60 * minutes,
    // No lock that anybody can cause: tries are counted for each sender (login-limits.ts).
    maxLoginAttempts: 0,
    cookies: { sameSite: 'Lax', secure: env.BACK_OFFICE_URL.startsWith('https:') },
    useSessions: true,
  },
  access: {
    create: administration,
    read: accountsByName,
    update: ownAccountOrAdministration,
    delete: administration,
    unlock: administration,
    admin: ({ req }) => isLoggedIn(req.user),
  },
  endpoints: [loginEndpoint, ...closedEndpoints, ...factorEndpoints],
  custom: { isPrivate: true, operations: { 'zweitfaktor-zuruecksetzen': administration } },
  hooks: {
    ...logHooks,
    beforeOperation: [lockChanged],
    afterLogout: [lockLeaving],
    beforeValidate: [refuseWeakPassword],
    beforeLogin: [requireFactor],
    beforeChange: [markOneTimePassword, forgetNewFactor, ...logHooks.beforeChange],
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      label: 'Name',
      required: true,
      // The name alone: in a password every sign counts.
      hooks: { beforeValidate: [({ value }) => visibleTexts(value)] },
    },
    {
      name: 'rollen',
      type: 'select',
      hasMany: true,
      enumName: 'enum_benutzer_rolle',
      label: 'Rollen',
      required: true,
      options: rollen.map((value) => ({ value, label: rolleLabels[value] })),
      access: {
        create: administrationField,
        read: ownFieldOrAdministration,
        update: administrationField,
      },
      admin: { condition: (_, __, { user }) => isAdministration(user) },
    },
    // Never kept: only looked at when somebody changes their own password (S6).
    {
      name: 'passwort_bisher',
      type: 'text',
      virtual: true,
      label: 'Bisheriges Passwort',
      access: { create: nobodyField },
      admin: {
        condition: (data, _, { user }) => data.id === user?.id && user?.passwort_aendern !== true,
        components: { Field: '/admin/current-password.tsx#CurrentPassword' },
        disableListColumn: true,
        disableListFilter: true,
        disableBulkEdit: true,
      },
    },
    {
      name: 'passwort_aendern',
      type: 'checkbox',
      label: 'Einmal-Passwort: bei der nächsten Anmeldung ändern',
      defaultValue: true,
      access: { create: nobodyField, read: ownFieldOrAdministration, update: nobodyField },
      admin: { readOnly: true, position: 'sidebar' },
    },
    {
      name: 'zweitfaktor_fehlt',
      type: 'checkbox',
      virtual: true,
      access: { create: nobodyField, read: ownFieldOrAdministration, update: nobodyField },
      hooks: { afterRead: [isFactorMissing] },
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
    {
      name: 'zweitfaktor',
      type: 'ui',
      admin: {
        components: { Field: '/subjects/benutzer/admin/second-factor.tsx#SecondFactor' },
        disableListColumn: true,
      },
    },
  ],
}
