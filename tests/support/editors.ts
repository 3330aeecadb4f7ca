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
} as const satisfies Record<string, Account>
