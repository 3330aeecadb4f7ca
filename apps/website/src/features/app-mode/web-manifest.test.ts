import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { einstellungenExamples } from '@kurstadt/contract/examples'
import { expect, test } from 'vitest'
import { webManifest } from './web-manifest.server.ts'

const link = (title: string, href: string | null) => ({ id: title, title, href, menuItems: [] })
const none = {
  haupt: null,
  quicklinks: null,
  app: null,
  footerThemen: null,
  footerInformationen: null,
  footerRechtliches: null,
}
const shell: Parameters<typeof webManifest>[0] = {
  sprache: 'de',
  menus: none,
  einstellungen: { ...einstellungenExamples.typical, ortsname: 'Bad Quellenau' },
}

test('the app is named after the configured town', () => {
  expect(webManifest(shell)).toMatchObject({ name: 'Bad Quellenau', lang: 'de' })
})

test('without settings the app still has a name', () => {
  expect(webManifest({ ...shell, einstellungen: null }).name).toBe('Kurstadt')
})

test('the installed app starts on the home page in app mode', () => {
  expect(webManifest(shell).start_url).toBe('/de/?homescreen')
  expect(webManifest({ ...shell, sprache: 'en' }).start_url).toBe('/en/?homescreen')
})

test('at most four quick links to pages of the language become shortcuts', () => {
  const menuItems = [
    link('Extern', 'https://karten.example/'),
    link('Leer', null),
    ...['a', 'b', 'c', 'd', 'e'].map((name) => link(name, `/de/${name}/`)),
  ]
  const quicklinks = { name: 'Quicklinks' as const, sprache: 'de' as const, menuItems }
  expect(webManifest({ ...shell, menus: { ...none, quicklinks } }).shortcuts).toEqual([
    { name: 'a', url: '/de/a/' },
    { name: 'b', url: '/de/b/' },
    { name: 'c', url: '/de/c/' },
    { name: 'd', url: '/de/d/' },
  ])
})

test('the links of the bar of the app come before the quick links, without the home page it starts on', () => {
  const menuOf = (name: 'App' | 'Quicklinks', ...names: string[]) => ({
    name,
    sprache: 'de' as const,
    menuItems: names.map((one) => link(one, one === 'Start' ? '/de/' : `/de/${one}/`)),
  })
  const quicklinks = menuOf('Quicklinks', 'anreise')
  const shortcutsWith = (app: ReturnType<typeof menuOf> | null) =>
    webManifest({ ...shell, menus: { ...none, app, quicklinks } }).shortcuts.map(({ name }) => name)
  expect(shortcutsWith(menuOf('App', 'Start', 'abfall', 'parken'))).toEqual(['abfall', 'parken'])
  expect(shortcutsWith(menuOf('App'))).toEqual(['anreise'])
  expect(shortcutsWith(null)).toEqual(['anreise'])
})

test('every icon of the manifest is there', () => {
  const files = webManifest(shell).icons.map(({ src }) => src)
  const missing = files.filter(
    (src) => !existsSync(join(import.meta.dirname, '../../../public', src)),
  )
  expect(missing).toEqual([])
})
