import type { Menu, MenuItem } from '../page/menu.ts'

function item(id: string, title: string, href: string | null, ...menuItems: MenuItem[]): MenuItem {
  return { id, title, href, menuItems }
}

/** Menus by name. */
export const menuExamples = {
  haupt: {
    name: 'Hauptmenü',
    sprache: 'de',
    menuItems: [
      item(
        '1',
        'Besuchen',
        '/de/besucherinformationen/',
        item('11', 'Anreise', '/de/besucherinformationen/anreise/'),
        item('12', 'Unterkünfte', '/de/unterkuenfte/'),
        item('13', 'Wohnmobilstellplatz', '/de/besucherinformationen/wohnmobilstellplatz/'),
      ),
      item(
        '2',
        'Erleben',
        null,
        item('21', 'Veranstaltungen', '/de/veranstaltungen/'),
        item('22', 'Silberbad', '/de/silberbad/'),
        item(
          '23',
          'Wandern',
          '/de/wandern/',
          item('231', 'Rundweg Wildsee', '/de/wandern/wildsee/'),
        ),
      ),
      item(
        '3',
        'Rathaus',
        '/de/rathaus/',
        item('31', 'Behördenlotse', '/de/behoerdenlotse/'),
        item('32', 'Aktuelles', '/de/aktuelles/'),
      ),
    ],
  },
  english: {
    name: 'Hauptmenü_EN',
    sprache: 'en',
    menuItems: [
      item('1', 'Visit', '/en/visitors/', item('11', 'Getting here', '/en/visitors/arrival/')),
      item('2', 'Experience', null, item('21', 'Events', '/en/events/')),
    ],
  },
  quicklinks: {
    name: 'Quicklinks',
    sprache: 'de',
    menuItems: [
      item('1', 'Kontakt', '/de/kontakt/'),
      item('2', 'Karten kaufen', 'https://karten.bad-silberbronn.example/'),
    ],
  },
  app: {
    name: 'App',
    sprache: 'de',
    menuItems: [
      item('1', 'Start', '/de/'),
      item('2', 'Termine', '/de/veranstaltungen/'),
      item('3', 'Abfall', '/de/abfallkalender/'),
      item('4', 'Parken', '/de/parken/'),
      item('5', 'Ämter', '/de/behoerdenlotse/'),
    ],
  },
  footerThemen: {
    name: 'Footer_Themen',
    sprache: 'de',
    menuItems: [
      item('1', 'Veranstaltungen', '/de/veranstaltungen/'),
      item('2', 'Unterkünfte', '/de/unterkuenfte/'),
    ],
  },
  footerInformationen: {
    name: 'Footer_Informationen',
    sprache: 'de',
    menuItems: [item('1', 'Tourist-Information', '/de/tourist-information/')],
  },
  footerRechtliches: {
    name: 'Footer_Rechtliches',
    sprache: 'de',
    menuItems: [
      item('1', 'Impressum', '/de/impressum/'),
      item('2', 'Datenschutz', '/de/datenschutz/'),
      item('3', 'Barrierefreiheit', '/de/barrierefreiheit/'),
    ],
  },
  minimal: { name: 'Quicklinks', sprache: 'de', menuItems: [] },
  'long-words': {
    name: 'Hauptmenü',
    sprache: 'de',
    menuItems: [
      item(
        '1',
        'Fremdenverkehrsförderungsangelegenheiten',
        '/de/besucherinformationen/',
        item('11', 'Wohnmobilstellplatzbenutzungsgebührensatzung', '/de/rathaus/satzungen/'),
      ),
    ],
  },
} satisfies Record<string, Menu>
