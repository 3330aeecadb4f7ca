import type { TownContent } from './shape.ts'

type Menus = TownContent['menus']

const deutsch = {
  Hauptmenü: [
    {
      title: 'Entdecken',
      menuItems: [
        { title: 'Thermalbad', seite: 'thermalbad' },
        {
          title: 'Berge & Wald',
          menuItems: [
            { title: 'Bergbahn', seite: 'bergbahn' },
            { title: 'Wandern & Natur', seite: 'wandern' },
            { title: 'Touren auf der Karte', seite: 'touren' },
          ],
        },
        { title: 'Kurpark & Konzerte', seite: 'kurpark' },
        { title: 'Stadtgeschichte', seite: 'stadtgeschichte' },
        { title: 'Familien', seite: 'familien' },
        {
          title: 'Bilder & Filme',
          menuItems: [
            { title: 'Fotogalerien', seite: 'fotogalerien' },
            { title: 'Videos', seite: 'videos' },
            { title: 'Webcams', seite: 'webcams' },
            { title: 'Fotopunkt', seite: 'fotopunkt' },
          ],
        },
      ],
    },
    { title: 'Veranstaltungen', seite: 'veranstaltungen' },
    {
      title: 'Rossini-Festival',
      seite: 'rossini',
      menuItems: [
        { title: 'Programm', seite: 'rossini-programm' },
        { title: 'Karten', seite: 'rossini-karten' },
        { title: 'Spielorte', seite: 'rossini-spielorte' },
        { title: 'Akademie BelCanto', seite: 'rossini-akademie' },
        { title: 'Team', seite: 'rossini-team' },
        { title: 'Festivalgeschichte', seite: 'rossini-geschichte' },
      ],
    },
    { title: 'Kur & Gesundheit', seite: 'gesundheit' },
    {
      title: 'Ihr Aufenthalt',
      menuItems: [
        { title: 'Unterkünfte', seite: 'unterkuenfte' },
        { title: 'Pauschalangebote', seite: 'pauschalangebote' },
        { title: 'Wohnmobilstellplätze', seite: 'wohnmobilstellplatz' },
        { title: 'Anreise & Mobilität', seite: 'anreise' },
        { title: 'Parken', seite: 'parken' },
        { title: 'Tourist-Information', seite: 'tourist-information' },
        { title: 'Branchenverzeichnis', seite: 'branchen' },
        { title: 'Shop', seite: 'shop' },
      ],
    },
    {
      title: 'Rathaus',
      seite: 'rathaus',
      menuItems: [
        { title: 'Bürgerservice', seite: 'buergerservice' },
        { title: 'Abfallkalender', seite: 'abfallkalender' },
        { title: 'Schwarzes Brett', seite: 'schwarzes-brett' },
        { title: 'Behördenlotse', seite: 'behoerdenlotse' },
        { title: 'Bekanntmachungen', seite: 'bekanntmachungen' },
        {
          title: 'Gemeinderat',
          seite: 'gemeinderat',
          menuItems: [
            { title: 'Sitzungen', seite: 'rat-sitzungen' },
            { title: 'Vorlagen', seite: 'rat-vorlagen' },
            { title: 'Gremien', seite: 'rat-gremien' },
            { title: 'Ratsmitglieder', seite: 'rat-mitglieder' },
            { title: 'Suche im Gemeinderat', seite: 'rat-suche' },
            { title: 'Für Ratsmitglieder', seite: 'rat-anmelden' },
          ],
        },
        { title: 'Aktuelles', seite: 'aktuelles' },
        { title: 'Kontakt', seite: 'kontakt' },
      ],
    },
  ],
  App: [
    { title: 'Start', seite: 'start' },
    { title: 'Termine', seite: 'veranstaltungen' },
    { title: 'Abfall', seite: 'abfallkalender' },
    { title: 'Parken', seite: 'parken' },
    { title: 'Ämter', seite: 'behoerdenlotse' },
  ],
  Quicklinks: [
    { title: 'Bekanntmachungen', seite: 'bekanntmachungen' },
    { title: 'Veranstaltungen', seite: 'veranstaltungen' },
    { title: 'Bürgerservice', seite: 'buergerservice' },
    { title: 'Kontakt', seite: 'kontakt' },
  ],
  Rossini_Quicklinks: [
    { title: 'Programm', seite: 'rossini-programm' },
    { title: 'Karten', seite: 'rossini-karten' },
    { title: 'Spielorte', seite: 'rossini-spielorte' },
    { title: 'Akademie', seite: 'rossini-akademie' },
  ],
  Footer_Themen: [
    { title: 'Thermalbad', seite: 'thermalbad' },
    { title: 'Bergbahn', seite: 'bergbahn' },
    { title: 'Wandern & Natur', seite: 'wandern' },
    { title: 'Kurpark & Konzerte', seite: 'kurpark' },
    { title: 'Unterkünfte', seite: 'unterkuenfte' },
    { title: 'Fotogalerien', seite: 'fotogalerien' },
    { title: 'Webcams', seite: 'webcams' },
    { title: 'Shop', seite: 'shop' },
  ],
  Footer_Informationen: [
    { title: 'Aktuelles', seite: 'aktuelles' },
    { title: 'Anreise & Mobilität', seite: 'anreise' },
    { title: 'Tourist-Information', seite: 'tourist-information' },
    { title: 'Gemeinderat', seite: 'gemeinderat' },
    { title: 'Downloads', seite: 'downloads' },
    { title: 'Kontakt', seite: 'kontakt' },
  ],
  Footer_Rechtliches: [
    { title: 'Öffentliche Bekanntmachungen', seite: 'bekanntmachungen' },
    { title: 'Impressum', seite: 'impressum' },
    { title: 'Datenschutz', seite: 'datenschutz' },
    { title: 'Barrierefreiheit', seite: 'barrierefreiheit' },
    { title: 'Für Ratsmitglieder', href: '/de/gemeinderat/intern/' },
    { title: 'Intranet', href: '/de/intranet/' },
  ],
} satisfies Menus

const english = {
  Hauptmenü_EN: [
    {
      title: 'Discover',
      menuItems: [
        { title: 'Thermal bath', seite: 'thermalbad' },
        {
          title: 'Hills & woods',
          menuItems: [
            { title: 'Funicular', seite: 'bergbahn' },
            { title: 'Walking & nature', seite: 'wandern' },
            { title: 'Tours on the map', seite: 'touren' },
          ],
        },
        { title: 'Spa park & concerts', seite: 'kurpark' },
        { title: 'Town history', seite: 'stadtgeschichte' },
        { title: 'Families', seite: 'familien' },
        {
          title: 'Pictures & films',
          menuItems: [
            { title: 'Photo galleries', seite: 'fotogalerien' },
            { title: 'Videos', seite: 'videos' },
            { title: 'Webcams', seite: 'webcams' },
            { title: 'Photo point', seite: 'fotopunkt' },
          ],
        },
      ],
    },
    { title: 'Events', seite: 'veranstaltungen' },
    {
      title: 'Rossini Festival',
      seite: 'rossini',
      menuItems: [
        { title: 'Programme', seite: 'rossini-programm' },
        { title: 'Tickets', seite: 'rossini-karten' },
        { title: 'Venues', seite: 'rossini-spielorte' },
        { title: 'BelCanto Academy', seite: 'rossini-akademie' },
        { title: 'Team', seite: 'rossini-team' },
        { title: 'Festival history', seite: 'rossini-geschichte' },
      ],
    },
    { title: 'Spa & health', seite: 'gesundheit' },
    {
      title: 'Your stay',
      menuItems: [
        { title: 'Accommodation', seite: 'unterkuenfte' },
        { title: 'Package offers', seite: 'pauschalangebote' },
        { title: 'Motorhome parking', seite: 'wohnmobilstellplatz' },
        { title: 'Getting here & around', seite: 'anreise' },
        { title: 'Parking', seite: 'parken' },
        { title: 'Tourist information', seite: 'tourist-information' },
        { title: 'Business directory', seite: 'branchen' },
        { title: 'Shop', seite: 'shop' },
      ],
    },
    {
      title: 'Town hall',
      seite: 'rathaus',
      menuItems: [
        { title: 'Citizen services', seite: 'buergerservice' },
        { title: 'Waste calendar', seite: 'abfallkalender' },
        { title: 'Noticeboard', seite: 'schwarzes-brett' },
        { title: 'Public notices', seite: 'bekanntmachungen' },
        { title: 'Town council', seite: 'gemeinderat' },
        { title: 'News', seite: 'aktuelles' },
        { title: 'Contact', seite: 'kontakt' },
      ],
    },
  ],
  App_EN: [
    { title: 'Home', seite: 'start' },
    { title: 'Events', seite: 'veranstaltungen' },
    { title: 'Waste', seite: 'abfallkalender' },
    { title: 'Parking', seite: 'parken' },
  ],
  Quicklinks_EN: [
    { title: 'Public notices', seite: 'bekanntmachungen' },
    { title: 'Events', seite: 'veranstaltungen' },
    { title: 'Getting here', seite: 'anreise' },
    { title: 'Contact', seite: 'kontakt' },
  ],
  Rossini_Quicklinks_EN: [
    { title: 'Programme', seite: 'rossini-programm' },
    { title: 'Tickets', seite: 'rossini-karten' },
    { title: 'Venues', seite: 'rossini-spielorte' },
    { title: 'Academy', seite: 'rossini-akademie' },
  ],
  Footer_Themen_EN: [
    { title: 'Thermal bath', seite: 'thermalbad' },
    { title: 'Funicular', seite: 'bergbahn' },
    { title: 'Walking & nature', seite: 'wandern' },
    { title: 'Spa park & concerts', seite: 'kurpark' },
    { title: 'Accommodation', seite: 'unterkuenfte' },
    { title: 'Photo galleries', seite: 'fotogalerien' },
    { title: 'Webcams', seite: 'webcams' },
    { title: 'Shop', seite: 'shop' },
  ],
  Footer_Informationen_EN: [
    { title: 'News', seite: 'aktuelles' },
    { title: 'Getting here & around', seite: 'anreise' },
    { title: 'Tourist information', seite: 'tourist-information' },
    { title: 'Downloads', seite: 'downloads' },
    { title: 'Contact', seite: 'kontakt' },
  ],
  Footer_Rechtliches_EN: [
    { title: 'Public notices', seite: 'bekanntmachungen' },
    { title: 'Legal notice', seite: 'impressum' },
    { title: 'Privacy', seite: 'datenschutz' },
    { title: 'Accessibility', seite: 'barrierefreiheit' },
  ],
} satisfies Menus

/** The named menus (spec 7). */
export const menus: Menus = { ...deutsch, ...english }
