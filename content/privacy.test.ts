import { globSync, readFileSync } from 'node:fs'
import { type DienstName, dienste } from '@kurstadt/contract/datenschutz'
import { expect, test } from 'vitest'
import { townOn } from './index.ts'

const read = (file: string) => readFileSync(file, 'utf8')

/** What the website keeps in a browser without a login, and the file that does. */
const keptBy: Record<string, string[]> = {
  'apps/website/server/dismissed-alerts.ts': ['hinweise'],
  'apps/website/server/language.ts': ['i18n_redirected'],
  'apps/website/server/page-replies.ts': ['isApp'],
  'apps/website/src/content/cart-cookie.ts': ['warenkorb'],
  'apps/website/src/content/payment-cookie.ts': ['bezahlung'],
  'apps/website/src/features/abfall/remembered-street.ts': ['abfall:strasse'],
  'apps/website/src/features/anfragen/use-form-body.ts': ['anfrage:'],
  'apps/website/src/features/app-mode/install-hint.ts': ['views', 'app-hint-dismissed'],
  'apps/website/src/features/idle-reset/is-kiosk.ts': ['kiosk'],
  'apps/website/src/features/mitteilungen/chosen.ts': ['mitteilungen'],
  'apps/website/src/features/mitteilungen/pending-end.ts': ['mitteilungen:ende'],
  'apps/website/src/features/missing-code/reload-on-missing-code.ts': ['reloaded-at'],
  'apps/website/src/features/warenkorb/returning.ts': ['warenkorb-besucht'],
  'apps/website/src/ui/remembered-hosts/remembered-hosts.ts': ['embed:'],
}

/** What a service keeps that few towns have: its own words in the notice name it. */
const keptByServices: Record<string, { dienst: DienstName; names: string[] }> = {
  'apps/website/src/features/statistik/consent.ts': { dienst: 'statistik', names: ['statistik'] },
}

/** Cookies of a login, how any of a person's is set, and files that keep under a name of one above. */
const elsewhere = [
  'apps/website/src/content/council-cookie.ts',
  'apps/website/src/content/directory-cookie.ts',
  'apps/website/src/content/personal-cookie.ts',
  'apps/website/src/content/session-cookie.ts',
  'apps/website/src/features/anfragen/draft.ts',
  'apps/website/src/features/idle-reset/kiosk-mode.ts',
  'apps/website/src/features/warenkorb/cart-return.behaviour.ts',
  'apps/website/src/features/warenkorb/cart-visited.behaviour.ts',
]

test('A9: the privacy page names whatever the website keeps in a browser, in both languages', () => {
  const folders = ['apps/website/server', 'apps/website/src']
  const keeping = globSync(folders.map((folder) => `${folder}/**/*.{ts,tsx}`))
    .filter((file) => !file.includes('.test.'))
    .filter((file) =>
      /localStorage|sessionStorage|indexedDB|setItem\(|\bPath=|\bpersonalCookie\(|draftAt\(/.test(
        read(file),
      ),
    )
  expect(keeping.sort()).toEqual(
    [...Object.keys(keptBy), ...Object.keys(keptByServices), ...elsewhere].sort(),
  )
  const page = townOn('2026-11-20').seiten.find(({ key }) => key === 'datenschutz')
  for (const [file, names] of Object.entries(keptBy))
    for (const name of names) {
      expect(read(file), file).toContain(name)
      for (const version of [page?.de, page?.en]) expect(JSON.stringify(version)).toContain(name)
    }
  for (const [file, { dienst, names }] of Object.entries(keptByServices))
    for (const name of names) {
      expect(read(file), file).toContain(`'${name}'`)
      const { de, en } = dienste[dienst].worte
      for (const { daten } of [de, en]) expect(daten).toMatch(new RegExp(`[„“]${name}[“”]`))
    }
})
