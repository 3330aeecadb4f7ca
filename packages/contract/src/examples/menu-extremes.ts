import type { Menu, MenuItem } from '../page/menu.ts'

const hauptmenue = (...menuItems: MenuItem[]): Menu => ({
  name: 'Hauptmenü',
  sprache: 'de',
  menuItems,
})

function item(id: string, title: string, href: string | null, ...menuItems: MenuItem[]): MenuItem {
  return { id, title, href, menuItems }
}

const topics = [
  'Entdecken',
  'Veranstaltungen',
  'Kur & Gesundheit',
  'Ihr Aufenthalt',
  'Wandern & Natur',
  'Familien',
  'Kultur & Geschichte',
  'Essen & Trinken',
  'Einkaufen',
  'Wirtschaft & Bauen',
  'Vereine & Ehrenamt',
  'Rathaus & Politik',
]

/** Main menus as large, deep, long-worded or empty as an editor can make them. */
export const menuExtremes = {
  twelveEntries: hauptmenue(
    ...topics.map((title, index) =>
      item(
        `${index}`,
        title,
        index % 3 === 1 ? null : `/de/thema-${index}/`,
        ...topics.map((below, place) =>
          item(`${index}-${place}`, below, `/de/thema-${index}/seite-${place}/`),
        ),
      ),
    ),
  ),
  fiveLevels: hauptmenue(
    item('0', 'Veranstaltungen', '/de/veranstaltungen/'),
    item(
      '1',
      'Rathaus',
      '/de/rathaus/',
      item('10', 'Aktuelles', '/de/aktuelles/'),
      item(
        '11',
        'Bauen und Wohnen',
        '/de/rathaus/bauen/',
        item('110', 'Baugebiete', '/de/rathaus/bauen/baugebiete/'),
        item(
          '111',
          'Bauanträge',
          null,
          item('1110', 'Unterlagen', '/de/rathaus/bauen/antraege/unterlagen/'),
          item(
            '1111',
            'Genehmigungsfreie Vorhaben',
            '/de/rathaus/bauen/antraege/frei/',
            item('11110', 'Gartenhaus', '/de/rathaus/bauen/antraege/frei/gartenhaus/'),
            item('11111', 'Carport', '/de/rathaus/bauen/antraege/frei/carport/'),
          ),
        ),
      ),
      item('12', 'Satzungen', '/de/rathaus/satzungen/'),
    ),
  ),
  longWords: hauptmenue(
    item(
      '1',
      'Fremdenverkehrsförderungsangelegenheiten',
      '/de/fremdenverkehr/',
      item('11', 'Wohnmobilstellplatzbenutzungsgebührensatzung', '/de/stellplatz/'),
      item(
        '12',
        'Grundsteuerfeststellungserklärungsfristverlängerungsantrag',
        '/de/grundsteuer/',
        item('121', 'Straßenreinigungsgebührenermäßigungsvoraussetzungen', '/de/reinigung/'),
      ),
    ),
    item('2', 'Kurtaxenbefreiungsbescheinigungsausgabestelle', '/de/kurtaxe/'),
  ),
  empty: hauptmenue(),
} satisfies Record<string, Menu>
