import type { SeiteContent } from '../shape.ts'

/** History of the town. */
export const stadtgeschichte: SeiteContent = {
  key: 'stadtgeschichte',
  eltern: 'start',
  pageLayout: 'wide',
  de: {
    pfad: '/de/stadtgeschichte/',
    titel: 'Stadtgeschichte',
    beschreibung: 'Von der ersten Nennung 1326 bis heute: Bad Silberbronn in Jahreszahlen.',
    heroImages: [{ bild: 'gasse' }, { bild: 'marktplatz' }],
    blocks: [
      {
        slot: 'content',
        template: 'headline-teaser',
        titel: 'Ein silberner Bronn ohne Silber',
        titel_tag: 'h2',
        untertitel: 'Zum ersten Mal genannt 1326',
        einleitung:
          'Der Name ist älter als die Stadt: Ein Zinsbuch nennt den „silbernen Bronn“, eine warme Quelle, an der Fuhrleute ihre Pferde tränkten. Silber wurde im Tal nie gefunden; gemeint war vermutlich der Schimmer der Kieselsäure im Wasser.',
      },
      {
        slot: 'content',
        template: 'bild-text',
        titel: 'Die Badezeit',
        text: `Als 1872 die Silbertalbahn eröffnet wurde, reiste man aus der Residenz in drei Stunden an. Binnen zehn Jahren entstanden Badehaus, Wandelhalle und neun Hotels. Das Badehaus wurde aus rotem und gelbem Sandstein gebaut, der oberhalb der Stadt gebrochen wurde; der Steinbruch ist heute ein Freilufttheater.`,
        bild: 'badehaus',
        anordnung: 'text-bild',
        link: '/de/thermalbad/',
        linktext: 'Das Badehaus heute',
      },
      {
        slot: 'content',
        template: 'zitat',
        text: 'Man steigt hinab in das Gewölbe wie in eine Kirche, nur dass es hier warm ist.',
        quelle: 'Reisebrief, „Silberbronner Badeblatt“, 1881',
      },
      {
        slot: 'content',
        template: 'text',
        titel: 'In Jahreszahlen',
        text: `- **1326:** erste Nennung der Quelle
- **1488:** Marktrecht; die Badgasse bekommt ihren Namen
- **1692:** ein Brand zerstört 61 der 84 Häuser
- **1743:** Bau des heutigen Rathauses
- **1842:** erste Badesaison mit 312 Gästen
- **1874:** Eröffnung des Badehauses
- **1892:** Verleihung des Titels „Bad“
- **1898:** Einweihung des Konzerthauses
- **1908:** die Bergbahn nimmt den Betrieb auf
- **1951:** Gründung des Kurorchesters
- **2014:** Erneuerung der Bergbahn, seither stufenlos`,
      },
      {
        slot: 'content',
        template: 'bild-text',
        titel: 'Das Stadtarchiv',
        text: `Das Archiv im Dachgeschoss des Rathauses bewahrt 340 laufende Meter Akten, Karten und Fotografien. Es ist dienstags von 14:00 bis 16:00 Uhr geöffnet; bitte melden Sie sich unter {telefon:stadtarchiv} an.`,
        bild: 'rathaus-foyer',
        anordnung: 'bild-text',
      },
    ],
  },
  en: {
    pfad: '/en/town-history/',
    titel: 'Town history',
    beschreibung: 'From the first record in 1326 to the present: Bad Silberbronn in dates.',
    heroImages: [{ bild: 'gasse' }, { bild: 'marktplatz' }],
    blocks: [
      {
        slot: 'content',
        template: 'headline-teaser',
        titel: 'A silver spring without silver',
        titel_tag: 'h2',
        untertitel: 'First recorded in 1326',
        einleitung:
          'The name is older than the town. A rent book mentions the “silver spring”, a warm source where carters watered their horses. No silver was ever found in the valley; the name probably refers to the shimmer of silica in the water.',
      },
      {
        slot: 'content',
        template: 'bild-text',
        titel: 'The bathing age',
        text: `When the Silbertal railway opened in 1872, the journey from the capital took three hours. Within a decade the bath house, the pump room and nine hotels had been built. The red and yellow sandstone of the bath house was quarried above the town; the quarry is now an open-air theatre.`,
        bild: 'badehaus',
        anordnung: 'text-bild',
        link: '/en/thermal-bath/',
        linktext: 'The bath house today',
      },
      {
        slot: 'content',
        template: 'zitat',
        text: 'One descends beneath the vault as into a church, except that here it is warm.',
        quelle: 'Traveller’s letter, Silberbronner Badeblatt, 1881',
      },
      {
        slot: 'content',
        template: 'text',
        titel: 'In dates',
        text: `- **1326:** first record of the spring
- **1488:** market rights; Badgasse is given its name
- **1692:** a fire destroys 61 of the 84 houses
- **1743:** the present town hall is built
- **1842:** first bathing season, with 312 guests
- **1874:** the bath house opens
- **1892:** the town is granted the title “Bad”
- **1898:** the concert hall is inaugurated
- **1908:** the funicular starts running
- **1951:** the spa orchestra is founded
- **2014:** the funicular is rebuilt and becomes step-free`,
      },
      {
        slot: 'content',
        template: 'bild-text',
        titel: 'The town archive',
        text: `The archive under the roof of the town hall holds 340 metres of files, maps and photographs. It is open on Tuesdays from 14:00 to 16:00; please book on {telefon:stadtarchiv}.`,
        bild: 'rathaus-foyer',
        anordnung: 'bild-text',
      },
    ],
  },
}
