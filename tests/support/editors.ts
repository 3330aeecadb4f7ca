import type { Account } from './editor.ts'

/** People who work in the back office while the browser tests run. */
export const editors = {
  guests: {
    name: 'Miriam Vollherbst',
    email: 'm.vollherbst@kurstadt.example',
    password: 'Kurkonzert-im-Pavillon-7',
    rollen: ['tourismus'],
  },
  town: {
    name: 'Annika Weberle',
    email: 'a.weberle@kurstadt.example',
    password: 'Buergerbuero-am-Markt-12',
    rollen: ['rathaus'],
  },
  author: {
    name: 'Jannik Zeller',
    email: 'j.zeller@kurstadt.example',
    password: 'Praktikum-bis-Fruehling-3',
    rollen: ['autor'],
  },
  council: {
    name: 'Hedwig Sautter',
    email: 'h.sautter@kurstadt.example',
    password: 'Niederschrift-am-Montag-8',
    rollen: ['rat-verwaltung'],
  },
  // For a file whose tests log in often, beside others of the administration: two at the same moment
  // are logged out by turns.
  deputy: {
    name: 'Rosalie Kehrer',
    email: 'r.kehrer@kurstadt.example',
    password: 'Stellvertretung-im-Rathaus-5',
    rollen: ['administration'],
  },
  // Makes accounts and passwords for tests; no browser logs in as them.
  clerk: {
    name: 'Irmtraud Lauble',
    email: 'i.lauble@kurstadt.example',
    password: 'Geschaeftsstelle-am-Rat-9',
    rollen: ['administration'],
  },
} as const satisfies Record<string, Account>
